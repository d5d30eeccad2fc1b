import { DatabaseSync } from 'node:sqlite';

const BUSY = 5;

const errorCodeOf = (error: unknown): unknown =>
  error instanceof Error && 'errcode' in error ? error.errcode : undefined;

/**
 * Takes the lock that a file stands for, held until it is given back or the process ends in whatever way: it is
 * SQLite's, hence the operating system's, and leaves nothing to clear away. Undefined when somebody else has it.
 * The file may not be opened otherwise: closing it would drop the lock.
 */
export const takeLock = (file: string): { readonly release: () => void } | undefined => {
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
