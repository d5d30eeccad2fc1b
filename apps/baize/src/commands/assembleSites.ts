import { assemble, readRelease } from '@baize/assembler';
import { printDiagnostics } from '@baize/tenant';
import { folderOptions, foldersOf, protectedFolders } from '../terminal/folders.ts';
import { parseCommand } from '../terminal/parseCommand.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.types.ts';
import { chooseTenants, hasErrors, loadTenants } from './loadTenants.ts';

/**
 * `baize assemble [id…]`: writes the sites of the named tenants, or of all and removes any others. Writes nothing when
 * a folder has errors; of warnings it prints only the number.
 */
export const assembleSites = async (args: string[], terminal: Terminal): Promise<ExitCode> => {
  const { values, positionals } = parseCommand(args, folderOptions);
  const folders = foldersOf(values, terminal);
  const release = await readRelease(folders.release);
  const chosen = await chooseTenants(folders.tenants, positionals);
  const { tenants, diagnostics } = await loadTenants(folders.tenants, chosen, release.manifest);
  if (hasErrors(diagnostics)) {
    terminal.error(printDiagnostics(diagnostics, { from: terminal.cwd, color: terminal.color }));
    return 1;
  }
  if (diagnostics.length > 0)
    terminal.error(`${warnings(diagnostics.length)} "baize tenant check --all" tells them.\n`);
  const where = { out: folders.out, cacheDir: folders.cache, protect: protectedFolders(folders) };
  const options = { ...where, complete: positionals.length === 0 };
  const { sites, removed } = await assemble({ release, tenants, ...options });
  const width = Math.max(0, ...[...sites.map(({ id }) => id), ...removed].map((id) => id.length));
  for (const { id, state, milliseconds } of sites) {
    terminal.out(`${id.padEnd(width)}  ${state}  ${milliseconds.toFixed(0)} ms\n`);
  }
  for (const id of removed) terminal.out(`${id.padEnd(width)}  removed\n`);
  return 0;
};

const warnings = (count: number): string => (count === 1 ? '1 warning.' : `${count} warnings.`);
