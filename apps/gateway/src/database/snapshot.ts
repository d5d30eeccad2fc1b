import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** File to which `build` writes an empty database with the current schema. */
export const snapshotFile = fileURLToPath(new URL('../../dist/database.tar.gz', import.meta.url));

/** The snapshot; undefined before the first build. */
export const readSnapshot = async (): Promise<Blob | undefined> => {
  const bytes = await readFile(snapshotFile).catch(() => undefined);
  return bytes && new Blob([bytes], { type: 'application/x-gzip' });
};
