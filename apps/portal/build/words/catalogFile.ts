import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LanguageCode } from '@baize/domain/languages';
import { readPo } from '@baize/tenant/messages';
import type { WordArea } from '../../src/words/wordAreas.ts';
import type { Sentences } from './sentencesInSource.ts';

/** Folder of all catalogs. */
export const catalogsFolder = join(import.meta.dirname, '../../catalogs');

/** Path of the catalog of an area in one language. */
export function catalogFile(area: WordArea, code: LanguageCode): string {
  return join(catalogsFolder, area, `${code}.po`);
}

/** Text of a catalog; empty when the file does not exist yet. */
export async function catalogText(area: WordArea, code: LanguageCode): Promise<string> {
  return readFile(catalogFile(area, code), 'utf8').catch(() => '');
}

/** Sentences of a catalog by id. An untranslated sentence is left out. */
export async function sentencesInCatalog(area: WordArea, code: LanguageCode): Promise<Sentences> {
  const entries = readPo(await catalogText(area, code));
  return Object.fromEntries(entries.map(({ id, text }) => [id, text.trim()]));
}
