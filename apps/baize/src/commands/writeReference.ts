import { readRelease } from '@baize/assembler';
import type { CompiledMessages } from '@baize/tenant/messages';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { referencePage } from '../reference/referencePage.ts';
import type { JsonSchema } from '../reference/schemaRows.ts';
import { folderOptions, foldersOf } from '../terminal/folders.ts';
import { parseCommand } from '../terminal/parseCommand.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.types.ts';

/**
 * `baize reference`: writes the page of everything that a tenant's folder may contain in this release; `--check` only
 * compares it.
 */
export const writeReference = async (args: string[], terminal: Terminal): Promise<ExitCode> => {
  const own = { check: { type: 'boolean' }, page: { type: 'string' } } as const;
  const { values } = parseCommand(args, { ...folderOptions, ...own });
  const folders = foldersOf(values, terminal);
  const { manifest, catalogs } = await readRelease(folders.release);
  const schema = async (name: string) =>
    JSON.parse(await readFile(join(folders.schemas, `${name}.schema.json`), 'utf8')) as JsonSchema;
  const [tenant, banners, sandbox] = await Promise.all(['tenant', 'banners', 'sandbox'].map(schema));
  const schemas = { tenant: tenant ?? {}, banners: banners ?? {}, sandbox: sandbox ?? {} };
  const english = Object.assign({}, ...Object.values(catalogs.EN ?? {})) as CompiledMessages;
  const page = referencePage({ manifest, english, schemas });
  const file = values.page === undefined ? folders.reference : resolve(terminal.cwd, values.page);
  const place = relative(terminal.cwd, file) || file;
  if (values.check !== true) {
    await writeFile(file, page);
    terminal.out(`Written: ${place}\n`);
    return 0;
  }
  if ((await readFile(file, 'utf8').catch(() => '')) === page) return 0;
  terminal.error(`${place} is out of date. Write it anew: npm run baize -- reference\n`);
  return 1;
};
