import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readAssets } from './readAssets.ts';

it('has the files of known types, each with a tag of its bytes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-assets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of [
    ['a.css', 'a'],
    ['b.css', 'b'],
    ['same.js', 'a'],
    ['notes.txt', 'a'],
  ] as const)
    writeFileSync(join(folder, name), text);
  const assets = readAssets(folder);
  expect([...assets.keys()].sort()).toEqual(['a.css', 'b.css', 'same.js']);
  expect(assets.get('a.css')?.type).toBe('text/css; charset=utf-8');
  expect(assets.get('a.css')?.etag).toMatch(/^"[\w-]{22}"$/u);
  expect(assets.get('a.css')?.etag).toBe(assets.get('same.js')?.etag);
  expect(assets.get('a.css')?.etag).not.toBe(assets.get('b.css')?.etag);
});
