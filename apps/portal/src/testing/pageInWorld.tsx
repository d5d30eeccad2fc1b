import type { LanguageCode } from '@baize/domain/languages';
import { memoryStorage, siteLanguagesAtom } from '@baize/features/preferences';
import { startSession } from '@baize/features/session';
import type { TenantDocument } from '@baize/tenant/document';
import type { Messages } from '@lingui/core';
import type { WorldWish } from '@baize/worlds';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { configure } from 'storybook/test';
import { App } from '../app/App.tsx';
import { createPortal } from '../app/createPortal.ts';
import { accountCookie } from '../pages/session/login/rememberedAccount.ts';
import { createSiteWords } from '../site/words/createSiteWords.ts';
import type { SiteWords } from '../site/words/SiteWords.ts';
import { areaNames } from '../site/words/wordAreas.ts';

// A world answers from a database that parallel stories share.
configure({ asyncUtilTimeout: 15_000 });

/**
 * A world of the toolbar's merchant, or of `from`, which has something that a wish cannot change, such as a language.
 */
type StoryWish = WorldWish & { readonly from?: string };

/** The common parameters of a page's stories: each has a world, whose wishes are type-checked. */
export type PageMeta = Meta & { readonly parameters: { readonly world: StoryWish } };
export type PageStory = StoryObj & { readonly parameters?: { readonly world?: StoryWish } };

/** The loaded context of a story with `parameters.world`: a merchant's clone of its own, and that merchant's site. */
type Loaded = {
  readonly world: { readonly id: string; readonly token?: string; readonly fetch: typeof fetch };
  readonly site: {
    readonly document: TenantDocument;
    readonly language: LanguageCode;
    readonly messages: Messages;
    readonly load: (language: LanguageCode) => Promise<Messages>;
  };
};

/** The context that the loader of a story's world has returned. */
export const loadedOf = ({ loaded }: Pick<StoryContext, 'loaded'>): Loaded => loaded as unknown as Loaded;

const callsIn = new WeakMap<Loaded['world'], string[]>();

/** Counts the calls of a path in the story's world. */
export const callsOf = (context: Pick<StoryContext, 'loaded'>, path: string): number =>
  callsIn.get(loadedOf(context).world)?.filter((called) => called === path).length ?? 0;

/** Pixels by which a story's page is wider than its screen, in its reading direction. */
export const scrollsSideways = ({ canvasElement }: Pick<StoryContext, 'canvasElement'>): number => {
  const root = document.documentElement;
  // The document takes over the page's direction, since overflow before its first edge could not be scrolled to.
  root.dir = getComputedStyle(canvasElement.querySelector('[dir]') ?? canvasElement).direction;
  return root.scrollWidth - root.clientWidth;
};

/**
 * A story's `render`: the hydrated portal at an address, in the story's world; `own` overrides the merchant's document.
 * The announcements on entry are dismissed, unless the story is `announced`.
 */
export const pageAt =
  (path: string, own: Partial<TenantDocument> = {}, announced = false) =>
  (_args: unknown, context: Pick<StoryContext, 'loaded'>) => {
    const { world, site } = loadedOf(context);
    const document = { ...site.document, ...own };
    return <PageInWorld key={world.id} path={path} announced={announced} world={world} site={{ ...site, document }} />;
  };

/** A page that loses its network after the start-up calls; `back` restores it. */
export const withoutNetwork = (path: string) => {
  let online = false;
  const render: PageStory['render'] = (args, { loaded }) => {
    online = false;
    const { world, site } = loadedOf({ loaded });
    const fetch: typeof world.fetch = (input, init) =>
      online || new Request(input, init).url.includes('/wps/system/')
        ? world.fetch(input, init)
        : Promise.reject(new TypeError('Failed to fetch'));
    return pageAt(path)(args, { loaded: { world: { ...world, fetch }, site } });
  };
  return { render, back: () => void (online = true) };
};

function PageInWorld({
  path,
  announced,
  world,
  site,
}: Loaded & { readonly path: string; readonly announced: boolean }) {
  const { document: tenant, language } = site;
  const [{ features, entry }] = useState(() => startVisit({ path, announced, tenant, language, world }));
  const [words] = useState(() => wordsOf({ ...site, document: tenant }));
  return (
    <MemoryRouter initialEntries={[entry]}>
      <App document={tenant} features={features} words={words} neutral />
    </MemoryRouter>
  );
}

/** The words of a story's site, with all areas of its language from the start. */
export const wordsOf = ({ document: tenant, language, messages, load }: Loaded['site']): SiteWords =>
  createSiteWords(tenant, { language, messages, areas: areaNames }, async (code, part) =>
    part === 'shell' ? load(code) : {},
  );

/** A visit of its own, without anything that earlier stories have stored. */
export const startVisit = ({
  path,
  announced,
  tenant,
  language,
  world,
}: {
  readonly path: string;
  readonly announced: boolean;
  readonly tenant: TenantDocument;
  readonly language: LanguageCode;
  readonly world: Loaded['world'];
}) => {
  const { token } = world;
  let entry = path;
  document.cookie = accountCookie('', false);
  const calls: string[] = [];
  callsIn.set(world, calls);
  const features = createPortal({
    document: tenant,
    fetch: (input, init) => {
      const request = new Request(input, init);
      calls.push(new URL(request.url).pathname);
      return world.fetch(request);
    },
  });
  features.store.set(siteLanguagesAtom, { offered: tenant.languages, fallback: language });
  startSession({
    ...features,
    location: { href: new URL(path, 'http://site.example').href },
    history: { state: null, replaceState: (_state, _unused, url) => void (entry = String(url)) },
    storage: {
      session: memoryStorage({
        ...(token !== undefined && { token }),
        ...(!announced && { USER_POPUP: 'true', ANONYMOUS_POPUP: 'true' }),
      }),
      device: memoryStorage(),
    },
  });
  return { features, entry };
};
