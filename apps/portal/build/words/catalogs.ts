import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shippedLanguages, type LanguageCode } from '@baize/domain/languages';
import { printDiagnostics } from '@baize/tenant';
import { elementsOf, readSentences, variablesOf, type CompiledMessages } from '@baize/tenant/messages';
import type { WordArea } from '../../src/site/words/wordAreas.ts';
import { byArea, catalogFile, catalogText } from './catalogFile.ts';

/**
 * Compiles every catalog into `<folder>/<code>/<area>.json`. Returns every message id with its variables and elements
 * (`<0>`).
 */
export const writeCatalogs = async (folder: string): Promise<Record<string, string[]>> => {
  for (const code of shippedLanguages) {
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
};

/** Compiles a language's catalog, by area. Throws for any sentence that would be refused in a tenant's file. */
export const compileLanguage = async (code: LanguageCode): Promise<Record<WordArea, CompiledMessages>> => {
  const read = readSentences(catalogFile(code), await catalogText(code), code, { hasContexts: true });
  if (read.diagnostics.length > 0) throw new Error(printDiagnostics(read.diagnostics));
  return Object.fromEntries(
    Object.entries(byArea(read.sentences)).map(([area, sentences]) => [
      area,
      Object.fromEntries(sentences.map(({ id, message }) => [id, message])),
    ]),
  ) as Record<WordArea, CompiledMessages>;
};
