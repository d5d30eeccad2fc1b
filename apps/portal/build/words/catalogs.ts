import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LanguageCode } from '@baize/domain/languages';
import { printDiagnostics } from '@baize/tenant';
import { elementsOf, readSentences, variablesOf, type CompiledMessages } from '@baize/tenant/messages';
import { areaNames, type WordArea } from '../../src/words/wordAreas.ts';
import { catalogCodes } from './catalogCodes.ts';
import { catalogFile, catalogText } from './catalogFile.ts';

/**
 * Compiles every catalog into `<folder>/<code>/<area>.json`. Returns every message id with its variables and elements
 * (`<0>`).
 */
export async function writeCatalogs(folder: string): Promise<Record<string, string[]>> {
  for (const code of catalogCodes) {
    await mkdir(join(folder, code), { recursive: true });
    for (const [area, messages] of Object.entries(await compileLanguage(code))) {
      await writeFile(join(folder, code, `${area}.json`), JSON.stringify(messages));
    }
  }
  const english: CompiledMessages = Object.assign({}, ...Object.values(await compileLanguage('EN')));
  return Object.fromEntries(
    Object.entries(english)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([id, message]) => [id, [...variablesOf(message), ...elementsOf(message)]]),
  );
}

/** Compiles the sentences of one language, by area. */
export async function compileLanguage(code: LanguageCode): Promise<Record<WordArea, CompiledMessages>> {
  const compiled = await Promise.all(areaNames.map(async (area) => [area, await compileCatalog(area, code)] as const));
  return Object.fromEntries(compiled) as Record<WordArea, CompiledMessages>;
}

/** Compiles one catalog. Throws for any sentence that would be refused in a tenant's file. */
export async function compileCatalog(area: WordArea, code: LanguageCode): Promise<CompiledMessages> {
  const { sentences, diagnostics } = readSentences(catalogFile(area, code), await catalogText(area, code), code);
  if (diagnostics.length > 0) throw new Error(printDiagnostics(diagnostics));
  return Object.fromEntries(sentences.map(({ id, message }) => [id, message]));
}
