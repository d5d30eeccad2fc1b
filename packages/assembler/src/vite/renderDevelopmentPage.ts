import { fontFaces } from '@baize/theme/compose';
import { fileURLToPath } from 'node:url';
import type { ViteDevServer } from 'vite';
import { renderIndexHtml } from '../page/renderIndexHtml.ts';
import type { PageFacts } from '../page/renderIndexHtml.ts';
import type { RenderShell } from '../release/release.types.ts';
import { pageWords } from '../words/siteWords.ts';
import type { LoadedSite, TenantSiteOptions } from './tenantSite.ts';

/** The page that assembly would write for an address, with the sources in the place of the release's files. */
export async function renderDevelopmentPage(
  server: ViteDevServer,
  options: TenantSiteOptions,
  { tenant, catalogs }: LoadedSite,
  url: string,
): Promise<string> {
  const { renderShell } = (await server.ssrLoadModule(options.server)) as { renderShell: RenderShell };
  const { document, theme } = tenant;
  const faces = fontFaces(theme.fonts, ({ file }) => `/@fs${fileURLToPath(file)}`);
  const facts: PageFacts = {
    document,
    words: pageWords(catalogs, tenant),
    themeCss: faces + theme.css,
    ground: theme.ground,
    links: { favicon: '/brand/favicon.svg', touchIcon: '/brand/icon.png', share: '/brand/share.png' },
    fonts: [],
    boot: await options.boot(),
    entry: { script: options.entry, styles: [], preload: [] },
    renderShell,
  };
  const home = await renderIndexHtml(facts, 'home');
  const isHome = new URL(url, 'http://localhost').pathname === '/';
  const { html } = isHome ? home : await renderIndexHtml(facts, 'neutral', home.usedMessages);
  return server.transformIndexHtml(url, html);
}
