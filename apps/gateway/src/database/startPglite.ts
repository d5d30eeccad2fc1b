import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { Command, Start, ThreadStart } from './pgliteThread.types.ts';

/** A handle of the embedded database on its thread. */
export type Pglite = {
  /** Opens the only connection, in PostgreSQL's protocol. */
  readonly connect: () => Duplex;
  /** The database's files as tar.gz. An open connection receives the bytes too, so close the database next. */
  readonly dump: () => Promise<Uint8Array<ArrayBuffer>>;
  readonly close: () => Promise<void>;
};

/** A stream that the driver uses as its socket: bytes go to the thread and come back by `push`. */
class ThreadSocket extends Duplex {
  /** The driver ends a connection properly only if its socket is `open`. */
  readonly readyState = 'open';
  readonly #send: (bytes: Uint8Array<ArrayBuffer>) => void;

  constructor(send: (bytes: Uint8Array<ArrayBuffer>) => void) {
    super();
    this.#send = send;
  }

  override _read(): void {
    // Answers are pushed as they arrive.
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    // A copy, whose buffer is transferred: the chunk may be a view of a shared buffer.
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
    // Missing in Node's types.
    function compile(bytes: Uint8Array<ArrayBuffer>): Promise<Module>;
  }
}

const program = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm');

let compiled: Promise<WebAssembly.Module> | undefined;

/** PostgreSQL's WebAssembly module, compiled once per process: later databases start a third faster. */
const compile = (): Promise<WebAssembly.Module> =>
  (compiled ??= readFile(program).then((bytes) => WebAssembly.compile(bytes)));

/**
 * Starts the embedded database on a worker thread, in a folder or in memory. It speaks PostgreSQL's protocol, so that
 * one driver serves both databases. Rejects if its files cannot be read; a later crash of the thread ends the process.
 */
export const startPglite = async (start: Start): Promise<Pglite> => {
  const workerData: ThreadStart = { ...start, program: await compile() };
  const worker = new Worker(new URL('pgliteThread.ts', import.meta.url), { workerData });
  const ended = once(worker, 'exit');
  const first = await Promise.race([once(worker, 'message'), ended]);
  if (first[0] !== 'ready') throw new Error('the embedded database ended before it was ready');
  worker.on('error', (error) => {
    throw error;
  });
  let unanswered = 0;
  // An idle thread must not keep the process alive.
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
