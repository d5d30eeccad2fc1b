import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LanguageCode } from '@baize/domain/languages';
import { readPo } from '@baize/tenant/messages';
import { areaNames, type WordArea } from '../../src/site/words/wordAreas.ts';
import type { Sentences } from './sentencesInSource.ts';

/** Folder of all catalogs, one file per language. */
export const catalogsFolder = join(import.meta.dirname, '../../catalogs');

/** Path of a language's catalog. */
export const catalogFile = (code: LanguageCode): string => join(catalogsFolder, `${code}.po`);

/** Text of a language's catalog; empty when the file does not exist yet. */
export const catalogText = async (code: LanguageCode): Promise<string> =>
  readFile(catalogFile(code), 'utf8').catch(() => '');

/** Groups a catalog's entries by area, their `msgctxt`. Throws for an area that does not exist. */
export const byArea = <Entry extends { id: string; context?: string }>(
  entries: readonly Entry[],
): Readonly<Record<WordArea, readonly Entry[]>> => {
  const groups = Map.groupBy(entries, ({ id, context }) => {
    const area = areaNames.find((name) => name === context);
    if (area === undefined) throw new Error(`"${id}" has the msgctxt "${context ?? ''}", which is no area.`);
    return area;
  });
  return Object.fromEntries(areaNames.map((area) => [area, groups.get(area) ?? []])) as Record<WordArea, Entry[]>;
};

/** Sentences of a language by area and id. An untranslated sentence is left out. */
export const sentencesInCatalog = async (code: LanguageCode): Promise<Readonly<Record<WordArea, Sentences>>> => {
  const areas = byArea(readPo(await catalogText(code), { hasContexts: true }));
  return Object.fromEntries(
    Object.entries(areas).map(([area, entries]) => [
      area,
      Object.fromEntries(entries.map(({ id, text }) => [id, text.trim()])),
    ]),
  ) as Record<WordArea, Sentences>;
};
