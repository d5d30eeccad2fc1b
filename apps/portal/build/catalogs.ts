import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileMessages, readPo, variablesOf, type CompiledMessages } from '@baize/tenant/messages';
import { catalogCodes } from './catalogCodes.ts';

const source = join(import.meta.dirname, '../catalogs');

/** Compiles `catalogs/<code>.po` into `<folder>/<code>.json`; every message id with its variables. */
export async function writeCatalogs(folder: string): Promise<Record<string, string[]>> {
  await mkdir(folder, { recursive: true });
  let variables: Record<string, string[]> = {};
  for (const code of catalogCodes) {
    const messages = await compileCatalog(code);
    await writeFile(join(folder, `${code}.json`), JSON.stringify(messages));
    if (code === 'EN') {
      variables = Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, variablesOf(message)]));
    }
  }
  return variables;
}

/** One language's sentences, ready for the browser; a sentence that is no ICU message stops the build. */
export async function compileCatalog(code: string): Promise<CompiledMessages> {
  const entries = readPo(await readFile(join(source, `${code}.po`), 'utf8'));
  const { messages, refused } = compileMessages(Object.fromEntries(entries.map(({ id, text }) => [id, text])));
  if (refused.length > 0) {
    throw new Error(`catalogs/${code}.po: ${refused.map(({ id, reason }) => `${id}: ${reason}`).join('; ')}`);
  }
  return messages;
}
