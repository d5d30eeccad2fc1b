import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const VERSION = '18';
const CONTROL_BYTES = 8192;
const WAL_BYTES = 16 * 1024 * 1024;
const WAL_SEGMENT = /^[0-9A-F]{24}$/u;

const needed = [
  'global/pg_control',
  'global/pg_filenode.map',
  'base',
  'pg_multixact/members',
  'pg_multixact/offsets',
  'pg_wal',
  'pg_xact/0000',
  'postgresql.conf',
];

export type FolderProblem =
  | { readonly kind: 'version'; readonly found: string; readonly read: string }
  | { readonly kind: 'damaged'; readonly what: string };

const damaged = (what: string): FolderProblem => ({ kind: 'damaged', what });
const bytesOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  );

/**
 * Checks a database folder before it is opened; undefined if it can be. PostgreSQL itself would create a new database
 * if PG_VERSION is missing, and exit silently if other files are. `findTableProblem` checks the rows once it is open.
 */
export const findFolderProblem = async (
  folder: string,
  version: string | undefined,
): Promise<FolderProblem | undefined> => {
  if (version === undefined) return damaged('pglite/PG_VERSION is missing');
  if (!/^\d+$/u.test(version)) return damaged('pglite/PG_VERSION names no version');
  if (version !== VERSION) return { kind: 'version', found: version, read: VERSION };
  for (const name of needed) {
    if ((await bytesOf(join(folder, name))) === undefined) return damaged(`pglite/${name} is missing`);
  }
  if ((await bytesOf(join(folder, 'global/pg_control'))) !== CONTROL_BYTES)
    return damaged('pglite/global/pg_control has the wrong size');
  const segments = (await readdir(join(folder, 'pg_wal'))).filter((name) => WAL_SEGMENT.test(name));
  if (segments.length === 0) return damaged('pglite/pg_wal holds no log');
  for (const name of segments)
    if ((await bytesOf(join(folder, 'pg_wal', name))) !== WAL_BYTES)
      return damaged(`pglite/pg_wal/${name} has the wrong size`);
  return undefined;
};
