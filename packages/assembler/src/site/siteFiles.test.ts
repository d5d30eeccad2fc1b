import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { brotliText, gzipText } from './packText.ts';
import type { TenantDocument } from '@baize/tenant/document';
import type { ReleaseManifest } from '../release/manifestSchema.ts';
import { robots, sitemap, webManifest } from './wellKnownFiles.ts';

const words = Array.from({ length: 4000 }, (_, index) => `sentence ${index * 7919} of ${index}`).join('\n');

/** The window size of a brotli stream, in bits (RFC 7932, 9.1). */
const windowOf = ([first = 0]: Uint8Array): number => {
  if ((first & 1) === 0) return 16;
  const high = (first >> 1) & 7;
  if (high !== 0) return 17 + high;
  const low = (first >> 4) & 7;
  return low === 0 ? 17 : 8 + low;
};

test.each(['', 'a', 'é'.repeat(3000), words])('compressed text decompresses to the same text', async (text) => {
  expect(brotliDecompressSync(await brotliText(text, 5)).toString()).toBe(text);
  expect(gunzipSync(await gzipText(text, 9)).toString()).toBe(text);
});

test('the brotli window fits the text, within brotli’s limits', async () => {
  expect(windowOf(await brotliText('a', 5))).toBe(10);
  expect(windowOf(await brotliText('abcdefgh'.repeat(500), 5))).toBe(12);
  expect(windowOf(await brotliText('a'.repeat(4090), 5))).toBe(13);
  expect(windowOf(await brotliText(Buffer.alloc(5 * 1024 * 1024, words), 1))).toBe(22);
});

test('a higher quality gives fewer bytes', async () => {
  const [quick, thorough] = [await brotliText(words, 1), await brotliText(words, 11)];
  expect(thorough.length).toBeLessThan(quick.length);
  expect((await gzipText(words, 9)).length).toBeLessThan((await gzipText(words, 1)).length);
});

const document = {
  brandName: 'Gold & Sons',
  domains: ['gold.example', 'www.gold.example'],
  languages: ['EN', 'AR'],
  defaultLanguage: 'AR',
} as unknown as TenantDocument;
const withoutDomain = { ...document, domains: [] };

const publicPages = 'home promotions down helpmc sports esports live fish pvp lott elott rng login register'.split(' ');
const closedPages = 'member agent agentHome favorite lottery seaLottery vnLottery seamless vip'.split(' ');
const neither = ['help', 'agreement'];

const releaseWith = (names: readonly string[]): ReleaseManifest => {
  const routes = Object.fromEntries(names.map((name) => [name, { paths: [`/${name}`, `/${name}/too`], chunks: [] }]));
  return { routes } as unknown as ReleaseManifest;
};

const whole = releaseWith([...neither, ...closedPages, ...publicPages]);

test('the manifest of the app has the brand, its language, its ground and the icons that are large enough', () => {
  const icons = [180, 192, 512].map((size) => ({ size, src: `/brand/icon-${size}.png` }));
  const facts = { description: 'Games', ground: '#123', icons };
  expect(JSON.parse(webManifest(document, facts))).toEqual({
    id: '/',
    name: 'Gold & Sons',
    short_name: 'Gold & Sons',
    description: 'Games',
    lang: 'ar',
    dir: 'rtl',
    start_url: '/',
    display: 'standalone',
    theme_color: '#123',
    background_color: '#123',
    icons: [
      { src: '/brand/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/brand/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    ],
  });
  expect(webManifest(document, { ...facts, description: undefined })).not.toContain('description');
});

test('crawlers are kept from what is behind log-in and from calls, and are shown the sitemap', () => {
  expect(robots(document, whole).split('\n')).toEqual([
    'User-agent: *',
    ...closedPages.map((name) => `Disallow: /${name}`),
    'Disallow: /wps/',
    'Disallow: /lgw/',
    'Disallow: /lotto/',
    'Sitemap: https://gold.example/sitemap.xml',
    '',
  ]);
});

test('pages missing in the release are left out', () => {
  expect(robots(document, releaseWith(['member']))).toContain('Disallow: /member\nDisallow: /wps/');
  expect(sitemap(document, releaseWith(['login'])).match(/<loc>[^<]*/g)).toEqual(['<loc>https://gold.example/login']);
});

test('crawlers are kept out of a site without a domain', () => {
  expect(robots(withoutDomain, whole)).toBe('User-agent: *\nDisallow: /\n');
  expect(sitemap(withoutDomain, whole)).not.toContain('<url>');
});

test('the sitemap has the public pages on the first domain, each with its address in every language', () => {
  const xml = sitemap(document, whole);
  expect([...xml.matchAll(/<loc>https:\/\/gold\.example\/(\w+)<\/loc>/g)].map(([, name]) => name)).toEqual(publicPages);
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?><urlset xmlns="[^"]+" xmlns:xhtml="[^"]+"><url>/);
  expect(xml).toContain(
    '<url><loc>https://gold.example/home</loc>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://gold.example/home?lang=EN"/>' +
      '<xhtml:link rel="alternate" hreflang="ar" href="https://gold.example/home?lang=AR"/></url><url>',
  );
  expect(xml.endsWith('</url></urlset>')).toBe(true);
});
