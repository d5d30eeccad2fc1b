import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from './projectRoot.mjs';

export interface RunOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly folder?: string;
  readonly quiet?: boolean;
}

export interface RunResult {
  readonly code: number;
  readonly output: string;
}

/** Runs a command of the project (its binaries are found first) to its end. Quiet keeps the output for the caller. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  const { promise, resolve, reject } = Promise.withResolvers<RunResult>();
  const bin = join(projectRoot, 'node_modules/.bin');
  const child = spawn(command, args, {
    cwd: options.folder ?? projectRoot,
    env: { ...process.env, ...options.environment, PATH: `${bin}:${process.env['PATH'] ?? ''}` },
    stdio: ['inherit', options.quiet === true ? 'pipe' : 'inherit', options.quiet === true ? 'pipe' : 'inherit'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.on('error', reject);
  child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  return promise;
}
