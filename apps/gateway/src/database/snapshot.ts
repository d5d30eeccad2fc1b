import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Where `build` writes a database with the schema in place. */
export const snapshotFile = fileURLToPath(new URL('../../dist/database.tar.gz', import.meta.url));

/** The snapshot, or undefined before the first build; the database is then made from nothing. */
export const readSnapshot = async (): Promise<Blob | undefined> => {
  const bytes = await readFile(snapshotFile).catch(() => undefined);
  return bytes && new Blob([bytes], { type: 'application/x-gzip' });
};
