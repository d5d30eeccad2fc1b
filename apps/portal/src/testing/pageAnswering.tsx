import { stubbedFetch, type Stubs } from '@baize/gateway-sdk/testing';
import { loadedOf, pageAt, type PageStory } from './pageInWorld.tsx';

const operationPath =
  /^\/wps\/(?:payments|transfers|limits|profile|member\/(?:password\/payment|security|sessions|logins)|relay\/GCS_(?:walletTransfer|merchantWallet))/u;

/**
 * A story's `render`: a page whose calls about money, limits, profile and security get the answers of `stubs`, typed by
 * operation, so that every status can be shown; all other calls reach the story's world.
 */
export const pageAnswering = (path: string, stubs: Stubs): NonNullable<PageStory['render']> => {
  const answer = stubbedFetch(stubs);
  return (args, context) => {
    const { world, site } = loadedOf(context);
    const fetch: typeof world.fetch = (input, init) => {
      const request = new Request(input, init);
      return operationPath.test(new URL(request.url).pathname) ? answer(request) : world.fetch(request);
    };
    return pageAt(path)(args, { loaded: { world: { ...world, fetch }, site } as never });
  };
};
