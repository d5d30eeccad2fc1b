import type { LanguageCode } from '@baize/domain/languages';
import type { Loader } from '@storybook/react-vite';
import { type Merchant, merchants } from 'virtual:merchants';
import { settingsOf } from '../toolbar/settings.ts';
import type { Site, World, StoryWorld } from './world.types.ts';

/** Creates a world for each story that has `parameters.world`, before it renders, and loads its merchant's site. */
export const withWorld: Loader = async ({ parameters, globals, id }) => {
  const asked: StoryWorld | undefined = parameters['world'];
  if (asked === undefined) return {};
  const { brand, language } = settingsOf(globals, id);
  const merchant = merchantOf(asked.from ?? brand.id);
  const [world, site] = await Promise.all([createWorld({ ...asked, from: merchant.id }), siteOf(merchant, language)]);
  return { world, site };
};

/**
 * Ends a story's world with the story: a browser allows six connections per host, and slow calls would block the next
 * one.
 */
export const endWorld =
  ({ loaded }: Parameters<Loader>[0]) =>
  () => {
    const world: World | undefined = loaded['world'];
    world?.end();
  };

/** The merchant with an id; the first one when the toolbar shows a theme without a merchant. */
const merchantOf = (id: string): Merchant => {
  const merchant = merchants.find((candidate) => candidate.id === id) ?? merchants[0];
  if (merchant === undefined) throw new Error('A page story needs a merchant: tenants/ has no folder without errors.');
  return merchant;
};

const createWorld = async (wish: StoryWorld): Promise<World> => {
  const answer = await fetch('/lab/worlds', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  if (!answer.ok) throw new Error(`POST /lab/worlds answered ${answer.status}: ${await answer.text()}`);
  const { id, token }: { id: string; token?: string } = await answer.json();
  const calls = new AbortController();
  return {
    id,
    ...(token !== undefined && { token }),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      return fetch(inWorld(id, request), { signal: AbortSignal.any([request.signal, calls.signal]) });
    },
    end: () => calls.abort(),
  };
};

const inWorld = (id: string, request: Request): Request => {
  request.headers.set('X-World', id);
  return request;
};

const siteOf = async ({ document, words }: Merchant, wanted: LanguageCode): Promise<Site> => {
  const language = document.languages.includes(wanted) ? wanted : document.defaultLanguage;
  const load = async (code: LanguageCode) => (await words[code]?.())?.default ?? {};
  return { document, language, messages: await load(language), load };
};
