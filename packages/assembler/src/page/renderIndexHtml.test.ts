import type { TenantDocument } from '@baize/tenant/document';
import { expect, test } from 'vitest';
import type { Shell, ShellRequest } from '../release/release.types.ts';
import { oldBrowserStyle } from './oldBrowserNote.ts';
import { renderIndexHtml } from './renderIndexHtml.ts';
import type { PageFacts } from './renderIndexHtml.ts';

const document = {
  id: 'gold',
  brandName: 'Gold',
  domains: [],
  languages: ['EN', 'AR'],
  defaultLanguage: 'AR',
  defaultScheme: 'light',
} as unknown as TenantDocument;
const sentences: Readonly<Record<string, string>> = {
  'site.title': 'Gold & more',
  'site.description': 'Games',
  'site.oldBrowser': 'Too <old>',
  'site.noScript': 'No & script',
};
const asked: ShellRequest[] = [];
const shell: Shell = {
  html: '<h1>Gold</h1>',
  styles: '.a{}',
  styleAttributes: { 'data-s': '"1"', id: 's' },
  usedMessages: ['home', 'gone'],
};

const factsWith = (changes: Partial<PageFacts> = {}, rendered: Partial<Shell> = {}): PageFacts => ({
  document,
  words: {
    first: { frame: ['F'], home: ['<H'], other: ['O'], never: ['N'] },
    frame: ['frame'],
    plain: (id) => sentences[id],
  },
  themeCss: ':root{}',
  ground: { light: '#fff', dark: '#000' },
  links: { favicon: '/f.svg', touchIcon: '/i.png', share: '/s.png' },
  fonts: ['/assets/face.woff2'],
  boot: 'boot()',
  entry: { script: '/assets/main.js', styles: ['/assets/main.css'], preload: ['/assets/react.js'] },
  renderShell: async (request) => {
    asked.push(request);
    return { ...shell, ...rendered };
  },
  ...changes,
});

const bodyOf = (html: string) => html.slice(html.indexOf('<body>'));

test('a page stands in its language, its direction and its scheme', async () => {
  const { html } = await renderIndexHtml(factsWith(), 'home');
  expect(html).toMatch(/^<!doctype html><html lang="ar" dir="rtl" data-scheme="light"><head><meta charset="utf-8">/);
  const asTheSystem = { ...document, defaultScheme: 'system', defaultLanguage: 'EN' } as TenantDocument;
  const other = await renderIndexHtml(factsWith({ document: asTheSystem }), 'home');
  expect(other.html).toMatch(/^<!doctype html><html lang="en" dir="ltr"><head>/);
});

test('the head has the document, the boot script, the styles and the preloads, in this order', async () => {
  const { html, styles } = await renderIndexHtml(factsWith(), 'home');
  expect(oldBrowserStyle).toContain(
    '@supports (color:light-dark(red,red)){:root:not([data-old]) .old-browser{display:none}',
  );
  const theme = `:root{}${oldBrowserStyle}`;
  expect(html).toContain('<meta name="description" content="Games">');
  expect(html).toContain(
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><title>',
  );
  expect(html).toContain(
    `<script type="application/json" id="tenant">${JSON.stringify(document)}</script><script>boot()</script>` +
      `<style id="theme">${theme}</style><style data-s="&quot;1&quot;" id="s">.a{}</style>` +
      '<link rel="preload" href="/assets/face.woff2" as="font" type="font/woff2" crossorigin>' +
      '<link rel="stylesheet" href="/assets/main.css"></head><body>',
  );
  expect(styles).toEqual([theme, '.a{}']);
});

test('a shell without styles adds no style element, and one without attributes an element without attributes', async () => {
  const without = await renderIndexHtml(factsWith({}, { styles: '' }), 'home');
  expect(without.html.match(/<style/g)).toHaveLength(1);
  expect(without.styles).toHaveLength(1);
  const bare = { html: shell.html, styles: '.b{}', usedMessages: [] };
  const plain = await renderIndexHtml(factsWith({ renderShell: async () => bare }), 'home');
  expect(plain.html).toContain('<style>.b{}</style>');
});

test('the body has the notes for old browsers, the shell, and the messages of the frame and of the rendered parts', async () => {
  const { html, usedMessages } = await renderIndexHtml(factsWith(), 'home', ['other']);
  expect(bodyOf(html)).toBe(
    '<body><p class="old-browser">Too &lt;old&gt;</p><noscript><p>No &amp; script</p></noscript>' +
      '<div id="root"><h1>Gold</h1></div><script type="application/json" id="messages">' +
      String.raw`{"frame":["F"],"home":["\u003cH"],"other":["O"]}` +
      '</script><link rel="modulepreload" href="/assets/react.js"><script type="module" src="/assets/main.js"></script></body></html>',
  );
  expect(usedMessages).toEqual(['frame', 'gone', 'home', 'other']);
  expect((await renderIndexHtml(factsWith(), 'home')).usedMessages).toEqual(['frame', 'gone', 'home']);
});

test('the shell is rendered in the default language, with all available messages, for the given page', async () => {
  const facts = factsWith();
  asked.length = 0;
  await renderIndexHtml(facts, 'neutral');
  expect(asked).toEqual([{ document, language: 'AR', messages: facts.words.first, page: 'neutral' }]);
});

test('the title is the merchant’s message, or the brand name without one', async () => {
  expect((await renderIndexHtml(factsWith(), 'home')).html).toContain('<title>Gold &amp; more</title>');
  const silent = await renderIndexHtml(factsWith({ words: { first: {}, frame: [], plain: () => undefined } }), 'home');
  expect(silent.html).toContain('<title>Gold</title>');
  expect(silent.html).not.toContain('name="description"');
  expect(bodyOf(silent.html)).toMatch(/^<body><div id="root">/);
});

test.each(['<!--$!-->', '<!--$?-->'])('a shell with %s, which did not render to the end, throws', async (mark) => {
  await expect(renderIndexHtml(factsWith({}, { html: `<p>${mark}` }), 'neutral')).rejects.toThrow(
    'The neutral shell of gold did not render to the end.',
  );
});

test('a completed suspense boundary does not throw', async () => {
  const facts = factsWith({}, { html: '<!--$--><p></p><!--/$-->' });
  await expect(renderIndexHtml(facts, 'home')).resolves.toHaveProperty('html');
});

test('scripts come last in the body, after everything that the first picture needs', async () => {
  const { html } = await renderIndexHtml(factsWith(), 'home');
  expect(html.slice(html.indexOf('<h1>'))).toMatch(
    /rel="modulepreload" href="\/assets\/react.js"><script type="module" src="\/assets\/main.js"><\/script><\/body><\/html>$/,
  );
});
