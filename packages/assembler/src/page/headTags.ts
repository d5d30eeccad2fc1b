import { languages } from '@baize/domain/languages';
import type { TenantDocument } from '@baize/tenant/document';
import { escapeHtml } from './escapeHtml.ts';

/** Addresses of a site's icons and of its picture for link previews. */
export type BrandLinks = { favicon: string; touchIcon: string; share: string };

export type HeadFacts = {
  document: TenantDocument;
  title: string;
  description: string | undefined;
  links: BrandLinks;
  /** The page's path; undefined for the fallback page, which serves any address. */
  path: string | undefined;
  /** The page's background colour per scheme, for the browser's toolbar. */
  ground: { light: string; dark: string };
};

const meta = (name: string, content: string | undefined, attribute: 'name' | 'property' = 'name'): string =>
  content === undefined ? '' : `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;

const siteAddress = (document: TenantDocument): string | undefined =>
  document.domains[0] === undefined ? undefined : `https://${document.domains[0]}`;

const alternate = (tag: string, address: string): string =>
  `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(address)}">`;

const alternates = (document: TenantDocument, address: string): string => {
  const each = document.languages.map((code) => alternate(languages[code].tag, `${address}?lang=${code}`));
  return [...each, alternate('x-default', address)].join('');
};

const openGraph = ({ document, title, description, links, path }: HeadFacts): string => {
  const origin = siteAddress(document) ?? '';
  return [
    meta('og:type', 'website', 'property'),
    meta('og:site_name', document.brandName, 'property'),
    meta('og:title', title, 'property'),
    meta('og:description', description, 'property'),
    origin && path !== undefined ? meta('og:url', `${origin}${path}`, 'property') : '',
    meta('og:image', `${origin}${links.share}`, 'property'),
    meta('og:image:width', '1200', 'property'),
    meta('og:image:height', '630', 'property'),
    meta('twitter:card', 'summary_large_image'),
  ].join('');
};

/**
 * Title, description, icons and link preview. A page with a path of its own, on a site with a domain, also gets its
 * canonical address and one alternate per language.
 */
export const headTags = (facts: HeadFacts): string => {
  const { document, title, description, links, ground, path } = facts;
  const origin = siteAddress(document);
  const { defaultScheme } = document;
  const bars =
    defaultScheme === 'system'
      ? `<meta name="theme-color" media="(prefers-color-scheme:light)" content="${ground.light}"><meta name="theme-color" media="(prefers-color-scheme:dark)" content="${ground.dark}">`
      : meta('theme-color', ground[defaultScheme]);
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    bars,
    `<link rel="icon" href="${links.favicon}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${links.touchIcon}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    path !== undefined && origin
      ? `<link rel="canonical" href="${escapeHtml(origin + path)}">${alternates(document, origin + path)}`
      : '',
    openGraph(facts),
  ].join('');
};
