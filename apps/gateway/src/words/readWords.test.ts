import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shippedLanguages } from '@baize/domain/languages';
import { afterAll, expect, it } from 'vitest';
import { readWords } from './readWords.ts';

const folder = mkdtempSync(join(tmpdir(), 'baize-words-'));
for (const code of shippedLanguages) writeFileSync(join(folder, `${code}.json`), '{}');
writeFileSync(join(folder, 'EN.json'), '{ "koi": { "title": "Koi", "content": "A fish" }, "fox": { "title": "Fox" } }');
writeFileSync(join(folder, 'VI.json'), '{ "koi": { "title": "Cá Koi" } }');
afterAll(() => rmSync(folder, { recursive: true }));

it('reads each field in the languages that have it, and throws for an id without English texts', () => {
  const wordsOf = readWords<{ title: string; content?: string }>(pathToFileURL(`${folder}/`));
  expect(wordsOf('koi')).toEqual({ title: { EN: 'Koi', VI: 'Cá Koi' }, content: { EN: 'A fish' } });
  expect(wordsOf('fox')).toEqual({ title: { EN: 'Fox' } });
  expect(() => wordsOf('wolf')).toThrow('"wolf" has no texts');
});
