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
  /** Addresses of the fonts of the first screen, to preload. */
  fonts: readonly string[];
  boot: string;
  entry: { script: string; styles: readonly string[]; preload: readonly string[] };
  renderShell: RenderShell;
};

/** The title, text, path and picture of a page that has an HTML file of its own. */
export type OwnHead = { title: string; description: string | undefined; path: string; share?: string | undefined };

/** A rendered page, and its inline styles, whose hashes go into the content security policy. */
export type RenderedPage = { html: string; styles: string[]; usedMessages: readonly string[]; shell: Shell };

const attributes = (values: Readonly<Record<string, string>> = {}): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

const preloads = ({ fonts, entry }: PageFacts): string =>
  [
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...entry.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
  ].join('');

/**
 * Script tags go at the end of the body: browsers request files in document order, over six connections with HTTP/1.1.
 * The first picture comes before them and need not wait for a connection.
 */
const scripts = ({ entry }: PageFacts): string =>
  [
    ...entry.preload.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${entry.script}"></script>`,
  ].join('');

/**
 * Renders a page in the site's default language, for assembly and development alike: `home` with prerendered content,
 * `neutral` with the frame that serves every other address. Inlines the frame's sentences, the merchant's own sentences
 * that rendering read, and those of `alsoUsed`. With `own`, it is the page of one address.
 */
export const renderIndexHtml = async (
  facts: PageFacts,
  page: 'home' | 'neutral',
  alsoUsed: readonly string[] = [],
  own?: OwnHead,
): Promise<RenderedPage> => {
  const { document, words, themeCss, boot } = facts;
  const language = document.defaultLanguage;
  const shell = await facts.renderShell({ document, language, messages: words.first, page });
  // React marks a suspense boundary that failed or is pending in the HTML, and reports success all the same.
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
};
