import { chmod, lstat, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { takeLock } from './folderLock.ts';
import { filesFault } from './filesFault.ts';
import { makePrivate } from './makePrivate.ts';

const LOCK = 'gateway.lock';
const DATABASE = 'pglite';
const UNFINISHED = 'pglite.new';
const OURS = new Set([LOCK, `${LOCK}-journal`, DATABASE, UNFINISHED]);

const ANOTHER = 'choose another one: BAIZE_DATA=<folder>';

/** The data folder cannot be used; the message is the whole sentence for whoever starts the gateway. */
export class DataFolderError extends Error {}

/** Refuses what is there and cannot be read as a whole. */
export const damaged = (folder: string, what: string): DataFolderError =>
  new DataFolderError(
    `The data folder ${folder} is damaged or not complete: ${what}. Nothing was changed in it; put a copy of it back, or ${ANOTHER}.`,
  );

const unusable = (folder: string, error: unknown): unknown => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return new DataFolderError(`The data folder ${folder} is a file, or lies under one; ${ANOTHER}.`);
  const errcode = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  // SQLite's words for the same: read-only, cannot open.
  if (['EACCES', 'EPERM', 'EROFS'].includes(code) || errcode === 8 || errcode === 14)
    return new DataFolderError(`The data folder ${folder} cannot be written; give it to this user, or ${ANOTHER}.`);
  return error;
};

const isThere = async (path: string): Promise<boolean> => (await lstat(path).catch(() => undefined)) !== undefined;

/** A folder that is ours alone until it is given back. */
export type DataFolder = {
  /** Where the database is, or is to be. */
  readonly database: string;
  /** Where a new one is made; it becomes `database` when it is whole. */
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
    // Left by a first start that was killed: nobody has been answered from it.
    await rm(join(folder, UNFINISHED), { recursive: true, force: true });
    return { isNew };
  }
  const version = await readFile(join(database, 'PG_VERSION'), 'utf8').catch(() => undefined);
  const fault = await filesFault(database, version?.trim());
  if (fault?.kind === 'version')
    throw new DataFolderError(
      `The data folder ${folder} was written by PostgreSQL ${fault.found} and this gateway reads ${fault.read}; start the gateway that wrote it, or ${ANOTHER}.`,
    );
  if (fault !== undefined) throw damaged(folder, fault.what);
  return { isNew };
};

/** Takes a data folder for this process, and makes it readable by its user alone. Throws one sentence when it may not be used. */
export const openDataFolder = async (folder: string): Promise<DataFolder> => {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // A lock file in a folder of somebody else's would be the first thing that is not theirs.
    if (!(await isThere(join(folder, DATABASE)))) await refuseForeign(folder);
    const lock = takeLock(join(folder, LOCK));
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
