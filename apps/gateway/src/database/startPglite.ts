import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { Command, Start, ThreadStart } from './pgliteThread.types.ts';

/** The embedded database as it runs on its thread. */
export type Pglite = {
  /** A connection in PostgreSQL's own protocol; there may be one. */
  readonly connect: () => Duplex;
  /** All its files, packed; on no connection. */
  readonly dump: () => Promise<Uint8Array<ArrayBuffer>>;
  readonly close: () => Promise<void>;
};

/** What the driver takes for a socket. */
class ThreadSocket extends Duplex {
  /** The driver says goodbye to what is open only. */
  readonly readyState = 'open';
  readonly #send: (bytes: Uint8Array<ArrayBuffer>) => void;

  constructor(send: (bytes: Uint8Array<ArrayBuffer>) => void) {
    super();
    this.#send = send;
  }

  override _read(): void {
    // Answers come when they are there.
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    // A copy, which goes over whole: the chunk may be a piece of something larger.
    this.#send(new Uint8Array(chunk));
    done();
  }

  override _final(done: () => void): void {
    done();
    this.destroy();
  }
}

declare global {
  namespace WebAssembly {
    // Node has it, its types do not say so.
    function compile(bytes: Uint8Array<ArrayBuffer>): Promise<Module>;
  }
}

const program = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm');

let compiled: Promise<WebAssembly.Module> | undefined;

/** PostgreSQL as the threads run it, compiled once: each database after the first then takes a third less to start. */
const compile = (): Promise<WebAssembly.Module> =>
  (compiled ??= readFile(program).then((bytes) => WebAssembly.compile(bytes)));

/**
 * Starts the embedded database on a thread of its own, in a folder or in memory. It speaks PostgreSQL's protocol, so that
 * one driver serves both databases. Rejects when it cannot read its files; a fault of the database later ends the process.
 */
export const startPglite = async (start: Start): Promise<Pglite> => {
  const workerData: ThreadStart = { ...start, program: await compile() };
  const worker = new Worker(new URL('pgliteThread.ts', import.meta.url), { workerData });
  const ended = once(worker, 'exit');
  const first = await Promise.race([once(worker, 'message'), ended]);
  if (first[0] !== 'ready') throw new Error('the embedded database ended before it was ready');
  worker.on('error', (fault) => {
    throw fault;
  });
  let unanswered = 0;
  // A thread that has nothing to do keeps no process alive.
  worker.unref();
  const tell = (command: Command): void => {
    unanswered += 1;
    worker.ref();
    worker.postMessage(command, typeof command === 'string' ? [] : [command.buffer as ArrayBuffer]);
  };
  worker.on('message', () => {
    unanswered -= 1;
    if (unanswered === 0) worker.unref();
  });
  return {
    connect: () => {
      const socket = new ThreadSocket(tell);
      worker.on('message', (bytes: Uint8Array<ArrayBuffer>) => socket.push(bytes));
      return socket;
    },
    dump: async () => {
      tell('dump');
      const [bytes] = (await once(worker, 'message')) as [Uint8Array<ArrayBuffer>];
      return bytes;
    },
    close: async () => {
      tell('close');
      await ended;
    },
  };
};
