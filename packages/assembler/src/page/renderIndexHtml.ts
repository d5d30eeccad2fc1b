import { languages } from '@baize/domain/languages';
import type { TenantDocument } from '@baize/tenant/document';
import type { RenderShell, Shell } from '../release/release.types.ts';
import type { PageWords } from '../words/siteWords.ts';
import { escapeHtml, scriptJson } from './escapeHtml.ts';
import { headTags } from './headTags.ts';
import type { BrandLinks } from './headTags.ts';
import { oldBrowserNote, oldBrowserStyle } from './oldBrowserNote.ts';

export type PageFacts = {
  document: TenantDocument;
  /** In the default language. */
  words: PageWords;
  themeCss: string;
  ground: { light: string; dark: string };
  links: BrandLinks;
  /** Faces the first screen uses, as addresses. */
  fonts: readonly string[];
  boot: string;
  entry: { script: string; styles: readonly string[]; preload: readonly string[] };
  renderShell: RenderShell;
};

/** The title, text, path and picture of a page that has an HTML file of its own. */
export type OwnHead = { title: string; description: string | undefined; path: string; share?: string | undefined };

/** A page as text, and the texts of its inline style elements, for whose hashes the content policy asks. */
export type RenderedPage = { html: string; styles: string[]; usedMessages: readonly string[]; shell: Shell };

function attributes(values: Readonly<Record<string, string>> = {}): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}

function preloads({ fonts, entry }: PageFacts): string {
  return [
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...entry.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
  ].join('');
}

/**
 * The scripts stand at the end of the body: a browser requests files in the order of the document, over six connections
 * where HTTP/1.1 is spoken. The first picture is requested before them, and waits for no connection.
 */
function scripts({ entry }: PageFacts): string {
  return [
    ...entry.preload.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${entry.script}"></script>`,
  ].join('');
}

/**
 * Writes a page of a site in its default language: `home` with the prerendered home, `neutral` with the frame that fits every
 * other address. The same for assembly and development. It brings the frame's sentences along, and beside them those of the
 * merchant's own that were read and those of `alsoUsed`. With a head of its own it is the page of one address.
 */
export async function renderIndexHtml(
  facts: PageFacts,
  page: 'home' | 'neutral',
  alsoUsed: readonly string[] = [],
  own?: OwnHead,
): Promise<RenderedPage> {
  const { document, words, themeCss, boot } = facts;
  const language = document.defaultLanguage;
  const shell = await facts.renderShell({ document, language, messages: words.first, page });
  // React marks a boundary that failed or is still waiting, and answers its fallback as if nothing had happened.
  if (/<!--\$[!?]/.test(shell.html)) throw new Error(`The ${page} shell of ${document.id} did not render to the end.`);
  const ids = [...new Set([...words.frame, ...shell.usedMessages, ...alsoUsed])].sort();
  const used = Object.fromEntries(ids.flatMap((id) => (words.first[id] ? [[id, words.first[id]]] : [])));
  const ofSite = { title: words.plain('site.title') ?? document.brandName, path: page === 'home' ? '/' : undefined };
  const description = own?.description ?? words.plain('site.description');
  const links = { ...facts.links, share: own?.share ?? facts.links.share };
  const scheme = document.defaultScheme === 'system' ? '' : ` data-scheme="${document.defaultScheme}"`;
  const { tag, direction } = languages[language];
  const theme = `${themeCss}${oldBrowserStyle}`;
  const html = [
    `<!doctype html><html lang="${tag}" dir="${direction}"${scheme}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    headTags({ ...facts, ...ofSite, ...own, links, description }),
    `<script type="application/json" id="tenant">${scriptJson(document)}</script>`,
    `<script>${boot}</script>`,
    `<style id="theme">${theme}</style>`,
    shell.styles && `<style${attributes(shell.styleAttributes)}>${shell.styles}</style>`,
    preloads(facts),
    `</head><body>${oldBrowserNote(words)}<div id="root">${shell.html}</div>`,
    `<script type="application/json" id="messages">${scriptJson(used)}</script>`,
    scripts(facts),
    '</body></html>',
  ].join('');
  return { html, styles: [theme, ...(shell.styles ? [shell.styles] : [])], usedMessages: ids, shell };
}
