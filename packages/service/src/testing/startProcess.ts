import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const { PATH, NODE_COMPILE_CACHE } = process.env;

/** A service in a process of its own, as in production. */
export type StartedProcess = {
  readonly child: ChildProcess;
  /** Exit code and lines of stderr. */
  readonly ended: Promise<{ readonly code: number | null; readonly said: readonly string[] }>;
  /** Resolves to true when it answers on this port, or to false when it exits first. */
  readonly ready: (port: number) => Promise<boolean>;
  /** Kills the process if it still runs. */
  readonly close: () => Promise<void>;
};

const answers = async (port: number): Promise<boolean> => {
  const request = get({ host: '127.0.0.1', port, path: '/ready', agent: false });
  const status = async (): Promise<boolean> => {
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode === 200;
  };
  return Promise.race([status(), once(request, 'error').then(() => false)]).catch(() => false);
};

/** Starts one of our files with only these environment variables. */
export const startProcess = (file: string, environment: Readonly<Record<string, string>>): StartedProcess => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file], {
    env: { PATH, NODE_COMPILE_CACHE, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'close').then(([code]: (number | null)[]) => ({
    code: code ?? null,
    said: said.trim().split('\n'),
  }));
  const ready = async (port: number): Promise<boolean> => {
    while (child.exitCode === null && child.signalCode === null) {
      if (await answers(port)) return true;
      await delay(20); // Sleeps: a child process gives no signal when it listens.
    }
    return false;
  };
  const close = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  return { child, ended, ready, close };
};
