import { stubbedFetch, type Stubs } from '@baize/gateway-sdk/testing';
import { loadedOf, pageAt, type PageStory } from './pageInWorld.tsx';

const RECORDS = '/wps/records/';

/** A story's `render`: the portal in its world, whose records answer `stubs`. */
export const recordsSaying = (path: string, stubs: Stubs): NonNullable<PageStory['render']> => {
  const say = stubbedFetch(stubs);
  return (args, { loaded }) => {
    const { world, site } = loadedOf({ loaded });
    const fetch: typeof world.fetch = (input, init) => {
      const request = new Request(input, init);
      return new URL(request.url).pathname.startsWith(RECORDS) ? say(request) : world.fetch(request);
    };
    return pageAt(path)(args, { loaded: { world: { ...world, fetch }, site } });
  };
};
