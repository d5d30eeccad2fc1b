import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LanguageCode } from '@baize/domain/languages';
import { printDiagnostics } from '@baize/tenant';
import { elementsOf, readSentences, variablesOf, type CompiledMessages } from '@baize/tenant/messages';
import { areaNames, type WordArea } from '../../src/words/wordAreas.ts';
import { catalogCodes } from './catalogCodes.ts';
import { catalogFile, catalogText } from './catalogFile.ts';

/** Compiles every catalog into `<folder>/<code>/<area>.json`; every message id with its variables and elements (`<0>`). */
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

/** One language's sentences by area, ready for the browser. */
export async function compileLanguage(code: LanguageCode): Promise<Record<WordArea, CompiledMessages>> {
  const compiled = await Promise.all(areaNames.map(async (area) => [area, await compileCatalog(area, code)] as const));
  return Object.fromEntries(compiled) as Record<WordArea, CompiledMessages>;
}

/** One catalog, ready for the browser; whatever a tenant's file would be refused for stops the build. */
export async function compileCatalog(area: WordArea, code: LanguageCode): Promise<CompiledMessages> {
  const { sentences, diagnostics } = readSentences(catalogFile(area, code), await catalogText(area, code), code);
  if (diagnostics.length > 0) throw new Error(printDiagnostics(diagnostics));
  return Object.fromEntries(sentences.map(({ id, message }) => [id, message]));
}
