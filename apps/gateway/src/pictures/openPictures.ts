import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { openLane } from '../load/lane.ts';
import type { NoTurn } from '../load/lane.ts';
import type { Rewritten, SentPicture } from './pictures.types.ts';

const PROCESS = new URL('./pictureProcess.ts', import.meta.url);

export type PictureLimits = {
  /** Pictures that wait while one is at work. */
  readonly waiting: number;
  /** Milliseconds that a picture may wait. */
  readonly longestMs: number;
  /** Milliseconds that the work on one picture may take. */
  readonly workMs: number;
  /** Milliseconds after which a process without work ends. */
  readonly idleMs: number;
};

const usual: PictureLimits = { waiting: 4, longestMs: 20_000, workMs: 10_000, idleMs: 60_000 };

/** Writes pictures anew in a process of their own, one at a time. */
export type Pictures = {
  /** A picture written anew; or why there was no turn for it. The work ends with `signal`. */
  readonly rewrite: (picture: SentPicture, signal: AbortSignal) => Promise<Rewritten | NoTurn>;
  /** The id of the process, while there is one. */
  readonly processId: () => number | undefined;
  readonly close: () => void;
};

/** Starts a process that sees nothing of the gateway's environment, which holds its secrets. */
const startProcess = (): ChildProcess => {
  const { PATH } = process.env;
  return fork(PROCESS, [], {
    serialization: 'advanced',
    execArgv: [],
    env: { ...(PATH === undefined ? {} : { PATH }), UV_THREADPOOL_SIZE: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
};

/** Opens the pictures. The process starts with the first picture, and is killed with a picture whose time or caller is gone. */
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
    // The process keeps nobody from ending.
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
