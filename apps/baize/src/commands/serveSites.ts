import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { folderOptions, foldersOf } from '../terminal/folders.ts';
import { parseCommand } from '../terminal/parseCommand.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.types.ts';
import { UsageError } from '../terminal/terminal.types.ts';

/** `baize serve`: serves the assembled sites as a CDN would, until it is interrupted. */
export const serveSites = async (args: string[], terminal: Terminal): Promise<ExitCode> => {
  const own = { port: { type: 'string' }, gateway: { type: 'string' } } as const;
  const { values, positionals } = parseCommand(args, { ...folderOptions, ...own });
  if (positionals.length > 0) throw new UsageError(`Unexpected "${positionals[0]}".`);
  const port = values.port ?? terminal.env['PORT'] ?? '8080';
  if (!/^\d{1,5}$/.test(port)) throw new UsageError(`--port "${port}" is not a port.`);
  const { out, edge } = foldersOf(values, terminal);
  if (!existsSync(out)) throw new UsageError(`There are no sites at ${out}: run "baize assemble" first.`);
  const gateway = values.gateway ?? terminal.env['BAIZE_GATEWAY_PORT'] ?? String(Number(port) + 1);
  const child = spawn(process.execPath, [edge], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...terminal.env, PORT: port, BAIZE_SITES: out, BAIZE_GATEWAY_PORT: gateway, BAIZE_LIVE: '1' },
  });
  const stop = () => child.kill('SIGTERM');
  process.once('SIGINT', stop).once('SIGTERM', stop);
  terminal.out(`Serving ${out} at http://<tenant>.localhost:${port}\n`);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0 || code === null ? 0 : 1;
};
