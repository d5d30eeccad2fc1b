import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LanguageCode } from '@baize/domain/languages';
import { readPo } from '@baize/tenant/messages';
import type { WordArea } from '../../src/words/wordAreas.ts';
import type { Sentences } from './sentencesInSource.ts';

/** Where all catalogs are. */
export const catalogsFolder = join(import.meta.dirname, '../../catalogs');

/** Where the sentences of an area are in one language. */
export function catalogFile(area: WordArea, code: LanguageCode): string {
  return join(catalogsFolder, area, `${code}.po`);
}

/** The text of a catalog; an empty one when nobody has written it yet. */
export async function catalogText(area: WordArea, code: LanguageCode): Promise<string> {
  return readFile(catalogFile(area, code), 'utf8').catch(() => '');
}

/** The sentences of a catalog by id; one without a text is left out. */
export async function sentencesInCatalog(area: WordArea, code: LanguageCode): Promise<Sentences> {
  const entries = readPo(await catalogText(area, code));
  return Object.fromEntries(entries.map(({ id, text }) => [id, text.trim()]));
}
