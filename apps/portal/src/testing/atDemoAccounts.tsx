import type { StoryContext } from '@storybook/react-vite';
import { loadedOf, pageAt } from './pageInWorld.tsx';

const BEGIN = '/wps/session/login/social/begin';

/** A story's `beforeEach`: a visitor who has chosen an account on Google's demo page. */
export const chooseDemoAccount =
  (person: 'robin' | 'kim' | 'noor') => async (context: Pick<StoryContext, 'loaded'>) => {
    const { world, site } = loadedOf(context);
    // The demo page identifies merchants by host.
    const fetchAtHost: typeof fetch = (input, init) => {
      const request = new Request(input, init);
      request.headers.set('X-Forwarded-Host', `${site.document.id}.localhost`);
      return world.fetch(request);
    };
    const headers = { 'content-type': 'application/json' };
    const begun = await fetchAtHost(BEGIN, { method: 'POST', headers, body: JSON.stringify({ provider: 'google' }) });
    const { value }: { value: { address: string } } = await begun.json();
    const chosen = await fetch(`/demo-accounts/google/choose/${person}${new URL(value.address).search}`, {
      headers: { 'X-Forwarded-Host': 'gateway.localhost' },
    });
    const { location }: { location: string } = await chosen.json();
    const entry = `/signin${new URL(location).search}`;
    Object.assign(context.loaded, { world: { ...world, fetch: fetchAtHost }, entry });
  };

/**
 * The `render` of a story whose visitor returns from the demo page; `own` overrides the merchant's document, and
 * `changed` wraps the world's `fetch`.
 */
export const returnedFromDemoPage =
  (own: Parameters<typeof pageAt>[1] = {}, changed: (world: typeof fetch) => typeof fetch = (world) => world) =>
  (args: unknown, { loaded }: Pick<StoryContext, 'loaded'>) => {
    const { world, site } = loadedOf({ loaded });
    const entry = String(loaded['entry']);
    return pageAt(entry, own)(args, { loaded: { world: { ...world, fetch: changed(world.fetch) }, site } });
  };
