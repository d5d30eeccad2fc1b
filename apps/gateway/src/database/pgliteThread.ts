import { parentPort, workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import type { Command, ThreadStart } from './pgliteThread.types.ts';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Initial = Parameters<NodeFS['init']>[1];

/** PGlite's file system, with permissions for the user only: PGlite itself ignores the umask. */
class PrivateFiles extends NodeFS {
  override async init(pg: Parameters<NodeFS['init']>[0], options: Initial): Promise<{ emscriptenOpts: Initial }> {
    const { emscriptenOpts } = await super.init(pg, options);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          ...(emscriptenOpts.preRun ?? []),
          ({ FS }) => {
            const { chmod } = FS;
            FS.chmod = (path: string, mode: number, dontFollow?: boolean) =>
              chmod.call(FS, path, mode & ~0o077, dontFollow);
          },
        ],
      },
    };
  }
}

// Runs the embedded database on a worker thread, so that its queries do not block the gateway's event loop.

const { folder, snapshot, program } = workerData as ThreadStart;

const database = await PGlite.create({
  pgliteWasmModule: program,
  ...(folder === undefined ? {} : { fs: new PrivateFiles(folder) }),
  // Unzipped here: five times faster than by the database.
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
