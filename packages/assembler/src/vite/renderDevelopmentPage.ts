import { fontFaces } from '@baize/theme/compose';
import { fileURLToPath } from 'node:url';
import type { ViteDevServer } from 'vite';
import { sharedPages } from '../page/sharedPages.ts';
import type { PageList } from '../page/sharedPages.ts';
import { renderIndexHtml } from '../page/renderIndexHtml.ts';
import type { OwnHead, PageFacts } from '../page/renderIndexHtml.ts';
import type { RenderShell } from '../release/release.types.ts';
import { pageWords } from '../words/siteWords.ts';
import type { PageWords } from '../words/siteWords.ts';
import type { LoadedSite, TenantSiteOptions } from './tenantSite.types.ts';

/** Exports of the portal's server entry, loaded from source. */
type ServerEntry = {
  renderShell: RenderShell;
  routePaths: Readonly<Record<string, readonly string[]>>;
  routeLabels: Readonly<Record<string, string>>;
};

/** Head of a page that assembly would give an HTML file of its own; undefined for others. */
const ownHead = (
  { routePaths, routeLabels }: ServerEntry,
  words: PageWords,
  { tenant }: LoadedSite,
  pathname: string,
) => {
  const list = Object.entries(routePaths).map(([name, paths]) => [name, { paths, label: routeLabels[name] ?? '' }]);
  const path = pathname.toLowerCase().replace(/\/$/, '');
  const pages = sharedPages(Object.fromEntries(list) as PageList, words, tenant.document);
  const page = pages.find(({ paths }) => paths.some((each) => each.toLowerCase() === path));
  return page && ({ ...page, path: page.paths[0], share: page.picture?.src } satisfies OwnHead);
};

/** Renders the page that assembly would write for an address, from sources instead of the release's files. */
export const renderDevelopmentPage = async (
  server: ViteDevServer,
  options: TenantSiteOptions,
  site: LoadedSite,
  url: string,
): Promise<string> => {
  const entry = (await server.ssrLoadModule(options.server)) as ServerEntry;
  const { tenant, catalogs } = site;
  const { document, theme } = tenant;
  const words = pageWords(catalogs, tenant);
  const faces = fontFaces(theme.fonts, ({ file }) => `/@fs${fileURLToPath(file)}`);
  const facts: PageFacts = {
    document,
    words,
    themeCss: faces + theme.css,
    ground: theme.ground,
    links: { favicon: '/brand/favicon.svg', touchIcon: '/brand/icon.png', share: '/brand/share.png' },
    fonts: [],
    boot: await options.boot(),
    entry: { script: options.entry, styles: [], preload: [] },
    renderShell: entry.renderShell,
  };
  const home = await renderIndexHtml(facts, 'home');
  const { pathname } = new URL(url, 'http://localhost');
  const own = ownHead(entry, words, site, pathname);
  const { html } = pathname === '/' ? home : await renderIndexHtml(facts, 'neutral', home.usedMessages, own);
  return server.transformIndexHtml(url, html);
};
