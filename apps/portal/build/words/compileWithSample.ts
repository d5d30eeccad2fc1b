import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LanguageCode } from '@baize/domain/languages';
import { compileLanguage } from './catalogs.ts';

const src = join(import.meta.dirname, '../../src');
const files = globSync('{pages/sample/**/*Page.tsx,site/routes/areas/sample*.ts}', { cwd: src });

/**
 * The catalogs of a language for tests and stories, with the sentences of the sample, the generator's template, in
 * English: no catalog has them.
 */
export const compileWithSample = async (code: LanguageCode): ReturnType<typeof compileLanguage> => {
  const texts = await Promise.all(files.map((file) => readFile(join(src, file), 'utf8')));
  const found = texts.flatMap((text) => [...text.matchAll(/\bid: '(?<id>[\w.]+)', message: '(?<message>[^']+)'/gu)]);
  const sample = Object.fromEntries(found.map(({ groups: { id = '', message = '' } = {} }) => [id, [message]]));
  const words = await compileLanguage(code);
  return { ...words, shell: { ...sample, ...words.shell } };
};
