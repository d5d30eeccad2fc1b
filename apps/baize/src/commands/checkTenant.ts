import { readRelease } from '@baize/assembler';
import { printDiagnostics } from '@baize/tenant';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { folderOptions, foldersOf } from '../terminal/folders.ts';
import { parseCommand } from '../terminal/parseCommand.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.types.ts';
import { UsageError } from '../terminal/terminal.types.ts';
import { chooseTenants, hasErrors, loadTenants } from './loadTenants.ts';

/** `baize tenant check [id…|--all]`: prints every diagnostic of the folders, with its place and fix. */
export const checkTenant = async (args: string[], terminal: Terminal): Promise<ExitCode> => {
  const { values, positionals } = parseCommand(args, { ...folderOptions, all: { type: 'boolean' } });
  if (positionals.length === 0 && values.all !== true) throw new UsageError('Name a tenant, or write --all.');
  const folders = foldersOf(values, terminal);
  const chosen = await chooseTenants(folders.tenants, positionals);
  const isBuilt = existsSync(join(folders.release, 'release.json'));
  const release = isBuilt ? (await readRelease(folders.release)).manifest : undefined;
  if (!release) terminal.error('The portal is not built: message ids and languages are not checked.\n');
  const { diagnostics } = await loadTenants(folders.tenants, chosen, release);
  terminal.out(printDiagnostics(diagnostics, { from: terminal.cwd, color: terminal.color }));
  if (hasErrors(diagnostics)) return 1;
  terminal.out(`${chosen.length === 1 ? `${chosen[0]?.name} has` : `${chosen.length} tenants have`} no errors.\n`);
  return 0;
};
