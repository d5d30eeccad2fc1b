import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LanguageCode } from '@baize/domain/languages';
import { printDiagnostics } from '@baize/tenant';
import { elementsOf, readSentences, variablesOf, type CompiledMessages } from '@baize/tenant/messages';
import { catalogCodes } from './catalogCodes.ts';

const source = join(import.meta.dirname, '../catalogs');

/** Compiles `catalogs/<code>.po` into `<folder>/<code>.json`; every message id with its variables and elements (`<0>`). */
export async function writeCatalogs(folder: string): Promise<Record<string, string[]>> {
  await mkdir(folder, { recursive: true });
  let variables: Record<string, string[]> = {};
  for (const code of catalogCodes) {
    const messages = await compileCatalog(code);
    await writeFile(join(folder, `${code}.json`), JSON.stringify(messages));
    if (code === 'EN') {
      variables = Object.fromEntries(
        Object.entries(messages).map(([id, message]) => [id, [...variablesOf(message), ...elementsOf(message)]]),
      );
    }
  }
  return variables;
}

/** One language's sentences, ready for the browser; whatever a tenant's file would be refused for stops the build. */
export async function compileCatalog(code: LanguageCode): Promise<CompiledMessages> {
  const file = join(source, `${code}.po`);
  const { sentences, diagnostics } = readSentences(file, await readFile(file, 'utf8'), code);
  if (diagnostics.length > 0) throw new Error(printDiagnostics(diagnostics));
  return Object.fromEntries(sentences.map(({ id, message }) => [id, message]));
}
