import { DatabaseSync } from 'node:sqlite';

const BUSY = 5;

const errorCodeOf = (error: unknown): unknown =>
  error instanceof Error && 'errcode' in error ? error.errcode : undefined;

/**
 * Locks a file until `release` or the end of the process; undefined if another process holds the lock. It is SQLite's
 * lock, hence the operating system's: no cleanup after a crash. Don't open the file elsewhere in this process: closing
 * it would drop the lock.
 */
export const acquireLock = (file: string): { readonly release: () => void } | undefined => {
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
