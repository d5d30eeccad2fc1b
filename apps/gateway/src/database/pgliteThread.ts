import { parentPort, workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { PrivateFiles } from './privateFiles.ts';
import type { Command, ThreadStart } from './pgliteThread.types.ts';

// The embedded database on a thread of its own: what PostgreSQL computes keeps nobody waiting who asks for something else.

const { folder, snapshot, program } = workerData as ThreadStart;

const database = await PGlite.create({
  pgliteWasmModule: program,
  ...(folder === undefined ? {} : { fs: new PrivateFiles(folder) }),
  // Unpacked here, where it takes a fifth of the time that the database would take.
  ...(snapshot === undefined ? {} : { loadDataDir: new Blob([gunzipSync(snapshot)]) }),
});

const dump = async (): Promise<void> => {
  const bytes = new Uint8Array(await (await database.dumpDataDir('gzip')).arrayBuffer());
  parentPort?.postMessage(bytes, [bytes.buffer]);
};

const answer = async (bytes: Uint8Array): Promise<void> => {
  const given = new Uint8Array(await database.execProtocolRaw(bytes));
  parentPort?.postMessage(given, [given.buffer]);
};

const close = async (): Promise<void> => {
  await database.close();
  parentPort?.close();
};

parentPort?.on('message', (command: Command) => {
  if (command === 'dump') void dump();
  else if (command === 'close') void close();
  else void answer(command);
});
parentPort?.postMessage('ready', []);
