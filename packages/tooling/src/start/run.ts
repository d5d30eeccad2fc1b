import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { projectRoot } from './projectRoot.mjs';

export type RunOptions = {
  readonly environment?: Readonly<Record<string, string>>;
  readonly folder?: string;
  readonly quiet?: boolean;
  /** Sends SIGTERM to the command when it resolves. */
  readonly until?: Promise<unknown>;
};

export type RunResult = {
  readonly code: number;
  readonly output: string;
};

/**
 * Runs a command to its end; binaries of its folder and of the project come first in PATH. `quiet` returns the output
 * instead of printing it.
 */
export const run = (command: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> => {
  const { promise, resolve, reject } = Promise.withResolvers<RunResult>();
  const folder = options.folder ?? projectRoot;
  const bins = [folder, projectRoot].map((each) => join(each, 'node_modules/.bin'));
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...options.environment, PATH: [...bins, process.env['PATH'] ?? ''].join(delimiter) },
    stdio: ['inherit', options.quiet === true ? 'pipe' : 'inherit', options.quiet === true ? 'pipe' : 'inherit'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  // A signal may reach only this process, so it is forwarded.
  const pass = (signal: NodeJS.Signals): boolean => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, pass);
  void options.until?.then(() => child.kill('SIGTERM'));
  child.on('error', reject);
  child.on('exit', (code) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, pass);
    resolve({ code: code ?? 1, output });
  });
  return promise;
};
