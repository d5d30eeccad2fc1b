import type { Tenant } from '@baize/tenant';
import type { TenantDocument } from '@baize/tenant/document';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { policyHash } from '../policy/contentPolicy.ts';
import type { SiteHeaders } from '../policy/siteHeaders.ts';
import { fixtureTenantFile } from '@baize/tenant/testing';
import { readRelease } from '../release/readRelease.ts';
import { writeFixtureRelease } from '../testing/fixtureRelease.ts';
import { openWorkshop } from '../testing/workshop.ts';
import type { Workshop } from '../testing/workshop.ts';
import { assemble } from './assemble.ts';

let dir = '';
let workshop: Workshop;

beforeEach(async () => {
  workshop = await openWorkshop();
  ({ dir } = workshop);
});
afterEach(() => workshop.close());

const load: Workshop['load'] = (name, changes) => workshop.load(name, changes);
const run = (tenants: Tenant[], release = 'release') => workshop.run(tenants, { release });
const read = (...path: string[]) => readFile(join(dir, 'sites', ...path), 'utf8');

const ownTitles = 'msgid "banner.w_home.first.title"\nmsgstr "T"\n\nmsgid "banner.w_home.first.line"\nmsgstr "L"';

const frameWords = {
  'help.age': ['From ', ['minimumAge'], ' on.'],
  'navigation.down': ['Get the app'],
  'navigation.promotions': ['Promotions & more'],
};

const block = (html: string, id: string): unknown =>
  JSON.parse(new RegExp(`id="${id}">([^<]*)<`).exec(html)?.[1] ?? '');

test('the home page carries the brand, its languages, its document and the sentences of its frame', async () => {
  await run([await load('alpha')]);
  const html = await read('alpha', 'index.html');
  expect(html).toContain('<html lang="en" dir="ltr" data-scheme="dark">');
  expect(html).toContain('<title>Brand alpha &amp; friends</title>');
  expect(html).toContain('<link rel="canonical" href="https://alpha.example/">');
  expect(html).toContain('hreflang="ar" href="https://alpha.example/?lang=AR"');
  expect(html).toContain('<meta property="og:image" content="https://alpha.example/brand/share.');
  expect(html).toContain('<div id="root"><h1>From minimumAge on.</h1></div>');
  expect(html).toContain('<link rel="modulepreload" href="/assets/home-1.js">');
  expect(html).not.toContain('pages-1.js');
  expect(html).toContain('<script type="module" src="/assets/main-1.js">');
  expect(html).toMatch(/<style id="theme">@font-face.*--surface-page:/s);
  expect(html).toContain('<p class="old-browser">Please use a newer browser.</p>');
  expect(block(html, 'messages')).toEqual(frameWords);
  const document = block(html, 'tenant') as TenantDocument;
  expect(document).toMatchObject({ id: 'alpha', brandName: 'Brand alpha', languages: ['EN', 'AR'] });
  for (const path of [
    document.banners.w_home?.[0]?.image.src,
    document.brand.logo.src,
    ...Object.values(document.words).flatMap(({ areas, own }) => [
      `languages/${areas}/shell.json`,
      `languages/${own}.json`,
    ]),
  ]) {
    expect(existsSync(join(dir, 'sites', 'alpha', path ?? ''))).toBe(true);
  }
});

test('the fallback page fits every other address: the frame’s words, no canonical address, no page of its own', async () => {
  await run([await load('alpha')]);
  const html = await read('alpha', '200.html');
  expect(html).toContain('<div id="root"><main></main></div>');
  expect(block(html, 'messages')).toEqual(frameWords);
  expect(html).not.toContain('canonical');
  expect(html).toContain('<meta property="og:title" content="Brand alpha &amp; friends">');
  expect(html).not.toContain('home-1.js');
  expect(html).toContain('<link rel="modulepreload" href="/assets/pages-1.js">');
});

test('a banner that is stored turned is checked, and written into the page, as a viewer shows it', async () => {
  const photo = sharp({ create: { width: 768, height: 1792, channels: 3, background: '#642' } });
  const changes = {
    'banners/w_home/photo.jpg': await photo.jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    'banners/banners.json': '{"w_home":[{"id":"first","image":"photo.jpg"}]}',
  };
  const alpha = await load('alpha', changes);
  await rm(join(alpha.dir, 'banners/w_home/first.svg'));
  expect(alpha.document.banners.w_home?.[0]?.image).toMatchObject({ width: 1792, height: 768 });
  await run([alpha]);
  const { banners } = block(await read('alpha', 'index.html'), 'tenant') as TenantDocument;
  expect(banners.w_home?.[0]?.image).toMatchObject({ width: 1792, height: 768 });
});

test('pages that people link to have a file of their own: title, text and picture without a script', async () => {
  await run([await load('alpha')]);
  const html = await read('alpha', 'promotions.html');
  expect(html).toContain('<title>Promotions &amp; more · Brand alpha</title>');
  expect(html).toContain('<meta property="og:title" content="Promotions &amp; more · Brand alpha">');
  expect(html).toContain('<meta property="og:description" content="What Brand alpha offers.">');
  expect(html).toContain('<link rel="canonical" href="https://alpha.example/promotions">');
  const picture = /property="og:image" content="https:\/\/alpha\.example([^"]+)"/.exec(html)?.[1] ?? '';
  expect(picture).toMatch(/^\/brand\/share-promotions\.[0-9a-f]+\.jpg$/);
  const { format, width, height } = await sharp(join(dir, 'sites', 'alpha', picture)).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  // A page without its own picture or text uses the site's.
  const down = await read('alpha', 'down.html');
  expect(down).toContain('<title>Get the app · Brand alpha</title>');
  expect(down).toContain('<meta name="description" content="Games and lottery.">');
  expect(down).toContain('content="https://alpha.example/brand/share.');
  // Outside the head, both equal the fallback page.
  const head = /<title>.*?(?=<script type="application\/json" id="tenant">)/s;
  const fallback = await read('alpha', '200.html');
  for (const page of [html, down]) expect(page.replace(head, '')).toBe(fallback.replace(head, ''));
  const { pages } = JSON.parse(await read('alpha', 'headers.json')) as SiteHeaders;
  expect(pages).toEqual({ '/down': '/down.html', '/app': '/down.html', '/promotions': '/promotions.html' });
});

test('the policy names the hash of every inline script and style, opens what the tenant opens, and nothing unsafe', async () => {
  await run([await load('alpha')]);
  const { rules } = JSON.parse(await read('alpha', 'headers.json')) as SiteHeaders;
  const policy = rules[0]?.headers['Content-Security-Policy'] ?? '';
  for (const page of ['index.html', '200.html', 'promotions.html']) {
    const html = await read('alpha', page);
    const inline = [...html.matchAll(/<(?:style(?: [^>]*)?|script)>([^<]+)</g)].map(([, text]) => text ?? '');
    expect(inline.length).toBe(3);
    for (const text of inline) expect(policy).toContain(`'${policyHash(text)}'`);
    expect(html).not.toMatch(/\sstyle="|\son[a-z]+="/);
  }
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`'${policyHash('')}'`);
  expect(policy).toContain("style-src-attr 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("trusted-types 'none'");
  expect(policy).toContain('frame-src https://games.example;');
  expect(policy).toContain("img-src 'self' data: https://cdn.example;");
  expect(policy).not.toContain('unsafe');
});

test('a merchant’s own sentences are one small file of a language, beside those that all share', async () => {
  const own = `msgid "site.description"\nmsgstr "Write to {supportEmail}. ${'Really. '.repeat(200)}"\n\n${ownTitles}`;
  await run([await load('alpha', { 'messages/EN.po': own }), await load('beta')]);
  const { EN } = (block(await read('alpha', 'index.html'), 'tenant') as TenantDocument).words;
  const words = JSON.parse(await read('alpha', 'languages', `${EN?.own}.json`)) as Record<string, unknown>;
  expect(Object.keys(words).sort()).toEqual([
    'banner.w_home.first.line',
    'banner.w_home.first.title',
    'site.description',
  ]);
  const packed = brotliDecompressSync(await readFile(join(dir, 'sites', 'alpha', 'languages', `${EN?.own}.json.br`)));
  expect(JSON.parse(packed.toString())).toEqual(words);
  const shared = await Promise.all(
    ['alpha', 'beta'].map((id) => stat(join(dir, 'sites', id, 'languages', `${EN?.areas}`, 'catalogue.json'))),
  );
  expect(shared[0]?.ino).toBe(shared[1]?.ino);
  expect((await readdir(join(dir, 'sites', 'alpha', 'languages', `${EN?.areas}`))).sort()).toEqual([
    'catalogue.json',
    'shell.json',
  ]);
});

test('sites share the release’s files on disk, and have each text of their own once', async () => {
  await run([await load('alpha'), await load('beta')]);
  for (const name of ['assets/main-1.js', 'nginx.maps.conf', 'nginx.server.conf']) {
    const [first, second] = await Promise.all(['alpha', 'beta'].map((id) => stat(join(dir, 'sites', id, name))));
    expect(first?.ino).toBe(second?.ino);
  }
  const names = await readdir(join(dir, 'sites', 'alpha'));
  // `licenses.txt` is precompressed because sites of one theme share it by link.
  expect(names.filter((name) => /\.(br|gz)$/.test(name))).toEqual(['licenses.txt.br', 'licenses.txt.gz']);
});

test('a tenant that did not change is left alone, one that did is written, one that is gone is removed', async () => {
  const alpha = await load('alpha');
  expect((await run([alpha, await load('beta')])).sites.map(({ state }) => state)).toEqual(['written', 'written']);
  const changed = await load('beta', {
    'brand/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>',
  });
  expect((await run([alpha, changed])).sites.map(({ state }) => state)).toEqual(['unchanged', 'written']);
  const last = await run([alpha]);
  expect(last.removed).toEqual(['beta']);
  expect((await readdir(join(dir, 'sites'))).sort()).toEqual(['.assembled', '.assembled.json', 'alpha']);
  expect(await readdir(join(dir, 'sites', '.assembled'))).toEqual(['alpha.json']);
});

test('each site’s time is reported, and their sum is at most the total', async () => {
  const begun = performance.now();
  const alpha = await load('alpha');
  const sites = [...(await run([alpha, await load('beta')])).sites, ...(await run([alpha])).sites];
  const all = performance.now() - begun;
  for (const { milliseconds } of sites) expect(milliseconds).toBeGreaterThan(0);
  expect(sites.reduce((sum, { milliseconds }) => sum + milliseconds, 0)).toBeLessThan(all);
});

test.each([
  ['tenants/alpha/sites', 'a tenant'],
  ['release/sites', 'the release'],
  ['cache/sites', 'the cache'],
])('sites are not written to %s, for that belongs to %s', async (out, what) => {
  const refused = workshop.run([await load('alpha')], { out: join(dir, out) });
  await expect(refused).rejects.toThrow(`overlaps with ${what}, `);
});

test('a merchant that is not named keeps its site, unless those named are all there are', async () => {
  await run([await load('alpha'), await load('beta')]);
  const folders = { out: join(dir, 'sites'), cacheDir: join(dir, 'cache') };
  const release = await readRelease(join(dir, 'release'));
  expect((await assemble({ release, tenants: [await load('alpha')], ...folders })).removed).toEqual([]);
  expect(existsSync(join(dir, 'sites/beta/index.html'))).toBe(true);
});

test('a site that was changed by hand is not removed with its tenant, nor replaced, and left alone it may stay', async () => {
  const alpha = await load('alpha');
  await run([alpha]);
  await writeFile(join(dir, 'sites/alpha/own.txt'), 'mine');
  await expect(run([])).rejects.toThrow('not ours: /own.txt');
  expect((await run([alpha])).sites[0]?.state).toBe('unchanged');
  await expect(run([await load('alpha', { 'messages/EN.po': ownTitles })])).rejects.toThrow('not ours: /own.txt');
  expect(existsSync(join(dir, 'sites/alpha/index.html'))).toBe(true);
});

test('a document cannot end the script element it stands in', async () => {
  const alpha = await load('alpha');
  await run([{ ...alpha, document: { ...alpha.document, brandName: '</script><b>' } }]);
  const html = await read('alpha', 'index.html');
  expect(html).not.toContain('</script><b>');
  expect((block(html, 'tenant') as TenantDocument).brandName).toBe('</script><b>');
});

test('a shell that did not render to the end stops the assembly', async () => {
  const broken = `export const renderShell = async ({ page }) => ({ html: page === 'neutral' ? '<!--$!-->' : '', styles: '', usedMessages: [] });`;
  await writeFixtureRelease(join(dir, 'broken'), { 'server/entry.js': broken });
  await expect(run([await load('alpha')], 'broken')).rejects.toThrow(
    'The neutral shell of alpha did not render to the end',
  );
});

test('a site is these files and no others, each under the name of its content where it may change', async () => {
  await run([await load('alpha')]);
  const entries = await readdir(join(dir, 'sites', 'alpha'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const named = files.map((file) =>
    file.slice(join(dir, 'sites', 'alpha/').length).replace(/\.[0-9a-f]{8,16}(?=[./])/, '.#'),
  );
  const listed = `
    200.html _headers assets/home-1.js assets/main-1.js assets/react-1.js banners/w_home/first.#.svg brand/favicon.#.svg
    brand/icon-180.#.png brand/icon-192.#.png brand/icon-512.#.png brand/logo-dark.#.svg brand/logo.#.svg brand/share-promotions.#.jpg
    brand/share.#.png down.html headers.json index.html languages/AR.#.json languages/AR.#/shell.json languages/EN.#.json languages/EN.#/catalogue.json
    languages/EN.#/shell.json licenses.txt licenses.txt.br licenses.txt.gz manifest.webmanifest nginx.conf nginx.maps.conf nginx.server.conf promotions.html robots.txt sitemap.xml`;
  const [faces, others] = [true, false].map((isFace) =>
    named.filter((name) => name.endsWith('.woff2') === isFace).sort(),
  );
  expect(others).toEqual(listed.trim().split(/\s+/));
  expect(faces?.every((name) => /^assets\/[\w-]+\.#\.woff2$/.test(name))).toBe(true);
});

test('a site carries the licence of each package and face that is in it, each once', async () => {
  await run([await load('alpha'), await load('beta')]);
  const text = await read('alpha', 'licenses.txt');
  expect(text).toContain('react 1.0.0\nLicence: MIT');
  expect(text.match(/^@fontsource.+\nLicence: OFL-1\.1$/gm)?.length).toBeGreaterThan(0);
  expect(text.match(/^@fontsource-variable\/fraunces /gm)).toHaveLength(1);
  expect(text).toContain('SIL OPEN FONT LICENSE');
  const [first, second] = await Promise.all(
    ['alpha', 'beta'].map((id) => stat(join(dir, 'sites', id, 'licenses.txt'))),
  );
  expect(first?.ino).toBe(second?.ino);
});

test('a merchant without words of its own has those of the release alone; its bar is of its own scheme', async () => {
  const file = { ...fixtureTenantFile('alpha'), defaultScheme: 'light' };
  const none = { 'banners/banners.json': '{}', 'messages/EN.po': '', 'messages/AR.po': '' };
  const alpha = await load('alpha', { ...none, 'tenant.json': JSON.stringify(file) });
  await rm(join(alpha.dir, 'banners'), { recursive: true });
  await run([alpha, await load('beta')]);
  const { words } = block(await read('alpha', 'index.html'), 'tenant') as TenantDocument;
  expect([Object.keys(words), Object.values(words).flatMap((each) => Object.keys(each))]).toEqual([
    ['EN', 'AR'],
    ['areas', 'areas'],
  ]);
  const { light, dark } = alpha.theme.ground;
  expect(light).not.toBe(dark);
  const manifest = async (id: string): Promise<unknown> => JSON.parse(await read(id, 'manifest.webmanifest'));
  expect(await manifest('alpha')).toMatchObject({ theme_color: light, description: 'Games and lottery.' });
  expect(await manifest('beta')).toMatchObject({ theme_color: dark });
});
