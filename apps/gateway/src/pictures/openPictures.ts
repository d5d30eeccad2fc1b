import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { openLane } from '../load/lane.ts';
import type { NoTurn } from '../load/lane.ts';
import type { Rewritten, SentPicture } from './pictures.types.ts';

const PROCESS = new URL('./pictureProcess.ts', import.meta.url);

export type PictureLimits = {
  /** Queue length beside the picture in work. */
  readonly waiting: number;
  /** Longest wait in the queue, in milliseconds. */
  readonly longestMs: number;
  /** Longest work on one picture, in milliseconds. */
  readonly workMs: number;
  /** Idle milliseconds after which the process ends. */
  readonly idleMs: number;
};

const usual: PictureLimits = { waiting: 4, longestMs: 20_000, workMs: 10_000, idleMs: 60_000 };

/** Re-encodes pictures in a process of its own, one at a time. */
export type Pictures = {
  /** Returns the re-encoded picture, or the reason that it got no turn. `signal` aborts the work. */
  readonly rewrite: (picture: SentPicture, signal: AbortSignal) => Promise<Rewritten | NoTurn>;
  /** Id of the child process, while it runs. */
  readonly processId: () => number | undefined;
  readonly close: () => void;
};

/** Starts a process without the gateway's environment, which holds secrets. */
const startProcess = (): ChildProcess => {
  const { PATH } = process.env;
  return fork(PROCESS, [], {
    serialization: 'advanced',
    execArgv: [],
    env: { ...(PATH === undefined ? {} : { PATH }), UV_THREADPOOL_SIZE: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
};

/** Creates the re-encoder. Its process starts with the first picture, and is killed on a timeout or an aborted call. */
export const openPictures = (limits: Partial<PictureLimits> = {}): Pictures => {
  const { waiting, longestMs, workMs, idleMs } = { ...usual, ...limits };
  const lane = openLane({ atOnce: 1, waiting, longestMs });
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = (): void => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };

  const running = (): ChildProcess => {
    clearTimeout(idle);
    if (child !== undefined) return child;
    const started = startProcess();
    child = started;
    // The child must not keep the gateway running.
    started.unref();
    started.channel?.unref();
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    return started;
  };

  const work = (picture: SentPicture, signal: AbortSignal): Promise<Rewritten | 'gone'> => {
    const { promise, resolve } = Promise.withResolvers<Rewritten | 'gone'>();
    const at = running();
    const settle = (answer: Rewritten | 'gone', isDone: boolean): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', handleAbort);
      at.removeAllListeners('message').off('exit', handleExit).off('error', handleExit);
      if (isDone) idle = setTimeout(end, idleMs).unref();
      else end();
      resolve(answer);
    };
    const handleAbort = (): void => settle('gone', false);
    const handleExit = (): void => settle({ ok: false }, false);
    const timer = setTimeout(handleExit, workMs);
    signal.addEventListener('abort', handleAbort);
    at.once('message', (rewritten: Rewritten) => settle(rewritten, true));
    at.once('exit', handleExit).once('error', handleExit);
    at.send(picture, (error) => error !== null && handleExit());
    return promise;
  };

  return {
    rewrite: async (picture, signal) => {
      const turn = await lane.enter(signal);
      if (typeof turn === 'string') return turn;
      try {
        return signal.aborted ? 'gone' : await work(picture, signal);
      } finally {
        turn();
      }
    },
    processId: () => child?.pid,
    close: end,
  };
};
