import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

const STOP_SECONDS = 5;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 8000;
/** After running this long, a process counts as healthy and its failures start again at zero. */
const WELL_MS = 30_000;
const MOST_ENDS_IN_A_ROW = 5;

export type Command = {
  readonly file: string;
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
};

export type Keeper = {
  /** The process id; undefined while stopped. */
  process(): number | undefined;
  /** Enables restarts: before this call, an exit is final. */
  isReady(): void;
  /** Resolves with a sentence on a final exit that `stop` did not cause. */
  readonly gaveUp: Promise<string>;
  stop(): Promise<void>;
};

/** Milliseconds before the next start, after this many exits in a row. */
export const pauseBefore = (ends: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (ends - 1), LONGEST_PAUSE_MS);

/**
 * Runs a Node program and restarts it whenever it exits, once it was ready: after a delay that doubles, with a line of
 * output. Gives up after five exits in a row, each within half a minute.
 */
export const keepAlive = (name: string, command: Command, say: (sentence: string) => void): Keeper => {
  const gaveUp = Promise.withResolvers<string>();
  const stopped = new AbortController();
  let child: ChildProcess;
  let ready = false;
  let ends = 0;

  const ended = async (how: string, ran: number): Promise<void> => {
    if (stopped.signal.aborted) return;
    ends = ran >= WELL_MS ? 1 : ends + 1;
    if (!ready) return gaveUp.resolve(`The ${name} ended by itself (${how}).`);
    if (ends >= MOST_ENDS_IN_A_ROW) {
      return gaveUp.resolve(`The ${name} ended ${ends} times in a row (${how}); its own words above say why.`);
    }
    const pause = pauseBefore(ends);
    say(`The ${name} ended (${how}); it is started again in ${pause / 1000} s.`);
    await delay(pause, undefined, { signal: stopped.signal }).catch(() => undefined);
    if (!stopped.signal.aborted) begin();
  };

  const begin = (): void => {
    const begun = performance.now();
    child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', command.file], {
      cwd: command.folder,
      env: command.environment,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.on('exit', (code, signal) => {
      const how = signal === null ? `exit code ${code ?? 'none'}` : `signal ${signal}`;
      void ended(how, performance.now() - begun);
    });
  };

  begin();
  return {
    process: () => (isRunning(child) ? child.pid : undefined),
    isReady: () => {
      ready = true;
    },
    gaveUp: gaveUp.promise,
    stop: async () => {
      stopped.abort();
      await stopChild(child);
    },
  };
};

const isRunning = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null;

const stopChild = async (child: ChildProcess): Promise<void> => {
  if (!isRunning(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_SECONDS * 1000);
  await ended;
  clearTimeout(timer);
};
