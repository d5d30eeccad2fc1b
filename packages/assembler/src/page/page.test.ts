import type { TenantDocument } from '@baize/tenant/document';
import { expect, test } from 'vitest';
import { headTags } from './headTags.ts';
import { escapeHtml, scriptJson } from './escapeHtml.ts';
import { acceptCases, pathCases } from '../testing/pageRequests.ts';
import { acceptsHtml, isPagePath } from './wantsPage.ts';

const document = {
  brandName: 'Gold & Sons',
  domains: ['gold.example', 'www.gold.example'],
  languages: ['EN', 'CN'],
  defaultScheme: 'dark',
} as unknown as TenantDocument;
const facts = {
  document,
  title: 'Play <here>',
  description: 'Games & lottery',
  links: { favicon: '/brand/f.svg', touchIcon: '/brand/i.png', share: '/brand/s.png' },
  ground: { light: '#fff', dark: '#000' },
  path: undefined,
};

const general =
  '<title>Play &lt;here&gt;</title><meta name="description" content="Games &amp; lottery">' +
  '<meta name="theme-color" content="#000"><link rel="icon" href="/brand/f.svg" type="image/svg+xml">' +
  '<link rel="apple-touch-icon" href="/brand/i.png"><link rel="manifest" href="/manifest.webmanifest">';

const card = (address: string): string =>
  '<meta property="og:type" content="website"><meta property="og:site_name" content="Gold &amp; Sons">' +
  '<meta property="og:title" content="Play &lt;here&gt;">' +
  '<meta property="og:description" content="Games &amp; lottery">' +
  address +
  '<meta property="og:image" content="https://gold.example/brand/s.png">' +
  '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">' +
  '<meta name="twitter:card" content="summary_large_image">';

test('the fallback page has title, description, colours, icons and the site’s link preview, without an address', () => {
  expect(headTags(facts)).toBe(general + card(''));
});

test.each(['/', '/promotions'])('the page %s has its canonical address and that of each language, too', (path) => {
  const address = `https://gold.example${path}`;
  expect(headTags({ ...facts, path })).toBe(
    `${general}<link rel="canonical" href="${address}">` +
      `<link rel="alternate" hreflang="en" href="${address}?lang=EN">` +
      `<link rel="alternate" hreflang="zh-Hans" href="${address}?lang=CN">` +
      `<link rel="alternate" hreflang="x-default" href="${address}">${card(`<meta property="og:url" content="${address}">`)}`,
  );
});

test('a site without a domain has no canonical address', () => {
  const html = headTags({ ...facts, path: '/', document: { ...document, domains: [] } });
  expect(html).not.toMatch(/canonical|alternate|og:url|https:|undefined/);
  expect(html).toContain('<meta property="og:image" content="/brand/s.png">');
});

test('a page without a description has no description tag', () => {
  const html = headTags({ ...facts, path: '/', description: undefined });
  expect(html).not.toMatch(/description|undefined/);
  expect(html).toContain('</title><meta name="theme-color"');
});

test.each([
  ['light', '<meta name="theme-color" content="#fff">'],
  [
    'system',
    '<meta name="theme-color" media="(prefers-color-scheme:light)" content="#fff"><meta name="theme-color" media="(prefers-color-scheme:dark)" content="#000">',
  ],
] as const)('the bars have the ground of the scheme: %s', (defaultScheme, tags) => {
  expect(headTags({ ...facts, document: { ...document, defaultScheme } })).toContain(
    `</title><meta name="description" content="Games &amp; lottery">${tags}<link rel="icon"`,
  );
});

test('text is escaped for content and for a quoted attribute, at any position', () => {
  expect(escapeHtml(`<a href="x">'&'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;');
  expect(escapeHtml('Brand, 18+ (é)')).toBe('Brand, 18+ (é)');
});

test('JSON in a script element cannot close it, and parses back to the same value', () => {
  const value = { name: '</script><!--<script>', list: ['<', '>'] };
  expect(scriptJson(value)).not.toContain('<');
  expect(JSON.parse(scriptJson(value))).toEqual(value);
});

test.each(acceptCases)('Accept: %s takes HTML: %s (RFC 9110, 12.5.1)', (accept, takesHtml) => {
  expect(acceptsHtml(accept)).toBe(takesHtml);
});

// The path alone does not show folders of hashed files and files that only the host reads; the site's headers list
// them.
test.each(pathCases.filter(([path]) => !/^\/(assets|_headers)/.test(path)))(
  '%s may be the path of a page: %s',
  (path, isPage) => {
    expect(isPagePath(path)).toBe(isPage);
  },
);
