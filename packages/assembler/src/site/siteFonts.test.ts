import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TenantTheme } from '@baize/tenant';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContentCache } from './contentCache.ts';
import { siteFonts } from './siteFonts.ts';

let dir = '';

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'baize-fonts-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const face = (name: string, preload: boolean): TenantTheme['fonts'][number] => {
  writeFileSync(join(dir, `${name}.woff2`), `face ${name}`);
  const file = pathToFileURL(join(dir, `${name}.woff2`)).href;
  return { family: name, file, weightRange: [400, 700], unicodeRange: 'U+0-FF', preload, fallbacks: [] };
};

test('each face has an address that changes with its content, and is linked there', async () => {
  const cache = new ContentCache(join(dir, 'cache'));
  const { css, files } = await siteFonts(cache, [face('Text', true), face('Title', false)], 'EN');
  const paths = files.map(({ path }) => path);
  expect(paths).toEqual([
    expect.stringMatching(/^\/assets\/Text\.[0-9a-f]{16}\.woff2$/),
    expect.stringMatching(/^\/assets\/Title\.[0-9a-f]{16}\.woff2$/),
  ]);
  for (const path of paths) expect(css).toContain(path);
  expect(files.map(({ from }) => readFileSync(from, 'utf8'))).toEqual(['face Text', 'face Title']);
});

test('what the first screen uses is loaded at once where it is written in Latin letters, and nothing elsewhere', async () => {
  const cache = new ContentCache(join(dir, 'cache'));
  const fonts = [face('Text', true), face('Title', false)];
  const { preload, files } = await siteFonts(cache, fonts, 'EN');
  expect(preload).toEqual([files[0]?.path]);
  expect((await siteFonts(cache, fonts, 'CN')).preload).toEqual([]);
});
