import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { foldersOf } from '../terminal/folders.ts';
import { parseCommand } from '../terminal/parseCommand.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.types.ts';
import { UsageError } from '../terminal/terminal.types.ts';

/**
 * `baize gateway audit`: sums up every account of the gateway's database, and lists each that differs from its
 * postings.
 */
export const auditGateway = async (args: string[], terminal: Terminal): Promise<ExitCode> => {
  const { values, positionals } = parseCommand(args, { data: { type: 'string' } } as const);
  if (positionals.length > 0) throw new UsageError(`Unexpected "${positionals[0]}".`);
  const { audit } = foldersOf({}, terminal);
  const data = values.data === undefined ? {} : { BAIZE_DATA: resolve(terminal.cwd, values.data), DATABASE_URL: '' };
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', audit], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...terminal.env, ...data },
  });
  child.stdout.on('data', (chunk: Buffer) => terminal.out(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => terminal.error(chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0 ? 0 : 1;
};
