// @vitest-environment node
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { layOutSites } from './loadDocuments.ts';

const home = `<!doctype html><html lang="en"><head><style id="theme">:root{--a:1}</style>
<style data-styled="true" data-styled-version="6.6.0">.a{color:red}/*!sc*/data-styled.g1[id="a"]{content:"a"}</style>
<link rel="modulepreload" href="/assets/home.js"><script>boot()</script><script type="module" src="/assets/main.js"></script></head>
<body><script type="application/json" id="tenant">{"id":"x"}</script><div id="root"><!--$--><h1 class="a">Home</h1><!--/$--></div></body></html>`;

let assembled: string;

beforeEach(async () => {
  assembled = await mkdtemp(join(tmpdir(), 'baize-load-test-'));
  await mkdir(join(assembled, 'sample'));
  await writeFile(join(assembled, '.assembled.json'), '{}');
  await writeFile(join(assembled, 'sample/index.html'), home);
  await writeFile(join(assembled, 'sample/headers.json'), '{"site":"sample","domains":["sample.example"]}');
});
afterEach(() => rm(assembled, { recursive: true, force: true }));

const homes = async (): Promise<Record<string, string>> => {
  const { folder, documents, remove } = await layOutSites(assembled, 'sample');
  const read = documents.map(async ({ site }) => [site, await readFile(join(folder, site, 'index.html'), 'utf8')]);
  const found = Object.fromEntries(await Promise.all(read)) as Record<string, string>;
  await remove();
  return found;
};

const between = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[ >][^]*?</${tag}>`, 'g'))].map(([found]) => found.replace(/^[^>]*>/, ''));

it('the twin of home has its words and all of its styles, and nothing of a script', async () => {
  const { twin = '', scriptless = '' } = await homes();
  expect(between(twin, 'style')).toEqual(between(home, 'style'));
  expect(between(twin, 'h1')).toEqual(between(home, 'h1'));
  expect(twin).not.toMatch(/script|<!--/);
  expect(twin).not.toMatch(/<[^>]*data-styled/);
  expect(between(scriptless, 'style')).toEqual(between(home, 'style'));
});

it('home without script keeps what its scripts would have read, and runs none', async () => {
  const { scriptless = '' } = await homes();
  expect(scriptless).toContain('<script type="application/json" id="tenant">');
  expect(scriptless).not.toMatch(/boot\(\)|main\.js|modulepreload/);
});
