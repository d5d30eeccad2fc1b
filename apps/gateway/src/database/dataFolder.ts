import { chmod, lstat, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findFolderProblem } from './findFolderProblem.ts';
import { makePrivate } from './makePrivate.ts';
import { DatabaseSync } from 'node:sqlite';

const BUSY = 5;

const errorCodeOf = (error: unknown): unknown =>
  error instanceof Error && 'errcode' in error ? error.errcode : undefined;

/**
 * Locks a file until `release` or the end of the process; undefined if another process holds the lock. It is SQLite's
 * lock, hence the operating system's: no cleanup after a crash. Don't open the file elsewhere in this process: closing
 * it would drop the lock.
 */
const acquireLock = (file: string): { readonly release: () => void } | undefined => {
  const holder = new DatabaseSync(file, { timeout: 0 });
  try {
    holder.exec('pragma locking_mode = exclusive; begin exclusive');
    return { release: () => holder.close() };
  } catch (error) {
    holder.close();
    if (errorCodeOf(error) === BUSY) return undefined;
    throw error;
  }
};

const LOCK = 'gateway.lock';
const DATABASE = 'pglite';
const UNFINISHED = 'pglite.new';
const OURS = new Set([LOCK, `${LOCK}-journal`, DATABASE, UNFINISHED]);

const ANOTHER = 'choose another one: BAIZE_DATA=<folder>';

/** Thrown when the data folder cannot be used; the message is a full sentence for the operator. */
export class DataFolderError extends Error {}

/** The error for a database folder of which files or rows are missing. */
export const damaged = (folder: string, what: string): DataFolderError =>
  new DataFolderError(
    `The data folder ${folder} is damaged or not complete: ${what}. Nothing was changed in it; put a copy of it back, or ${ANOTHER}.`,
  );

const unusable = (folder: string, error: unknown): unknown => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return new DataFolderError(`The data folder ${folder} is a file, or lies under one; ${ANOTHER}.`);
  const errcode = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  // SQLite's codes for the same: 8 is SQLITE_READONLY, 14 is SQLITE_CANTOPEN.
  if (['EACCES', 'EPERM', 'EROFS'].includes(code) || errcode === 8 || errcode === 14)
    return new DataFolderError(`The data folder ${folder} cannot be written; give it to this user, or ${ANOTHER}.`);
  return error;
};

const isThere = async (path: string): Promise<boolean> => (await lstat(path).catch(() => undefined)) !== undefined;

/** A data folder that this process has locked until `release`. */
export type DataFolder = {
  /** Path of the database, which may not exist yet. */
  readonly database: string;
  /** Path at which a new database is created, then renamed to `database`. */
  readonly unfinished: string;
  readonly isNew: boolean;
  readonly release: () => void;
};

const refuseForeign = async (folder: string): Promise<void> => {
  const foreign = (await readdir(folder)).filter((name) => !OURS.has(name));
  if (foreign.length > 0)
    throw new DataFolderError(
      `The data folder ${folder} holds ${foreign.slice(0, 3).join(', ')} and no database of the gateway; ${ANOTHER} that is empty or new.`,
    );
};

const examine = async (folder: string): Promise<{ isNew: boolean }> => {
  const database = join(folder, DATABASE);
  const isNew = !(await isThere(database));
  if (isNew) {
    await refuseForeign(folder);
    // Left by a first start that was killed before it served a call, so nothing is lost.
    await rm(join(folder, UNFINISHED), { recursive: true, force: true });
    return { isNew };
  }
  const version = await readFile(join(database, 'PG_VERSION'), 'utf8').catch(() => undefined);
  const problem = await findFolderProblem(database, version?.trim());
  if (problem?.kind === 'version')
    throw new DataFolderError(
      `The data folder ${folder} was written by PostgreSQL ${problem.found} and this gateway reads ${problem.read}; start the gateway that wrote it, or ${ANOTHER}.`,
    );
  if (problem !== undefined) throw damaged(folder, problem.what);
  return { isNew };
};

/** Locks a data folder and restricts its permissions to the user. Throws a `DataFolderError` if it cannot be used. */
export const openDataFolder = async (folder: string): Promise<DataFolder> => {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Checked before the lock, so that no lock file is created in a foreign folder.
    if (!(await isThere(join(folder, DATABASE)))) await refuseForeign(folder);
    const lock = acquireLock(join(folder, LOCK));
    if (lock === undefined)
      throw new DataFolderError(
        `Another gateway uses the data folder ${folder}. Stop it, or ${ANOTHER}, and another PORT.`,
      );
    try {
      const { isNew } = await examine(folder);
      const [database, unfinished] = [join(folder, DATABASE), join(folder, UNFINISHED)];
      await chmod(folder, 0o700);
      await chmod(join(folder, LOCK), 0o600);
      if (!isNew) await makePrivate(database);
      return { database, unfinished, isNew, release: lock.release };
    } catch (error) {
      lock.release();
      throw error;
    }
  } catch (error) {
    throw unusable(folder, error);
  }
};
