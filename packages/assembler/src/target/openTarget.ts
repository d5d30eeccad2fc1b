import { lstatSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './makeFolder.ts';
import { overlapOf } from './overlap.ts';
import type { Protected } from './overlap.ts';
import { asSentence } from './asSentence.ts';
import { lockTarget } from './targetLock.ts';

const MARK = '.assembled.json';
const OWN = '.assembled';
const markText = `${JSON.stringify({ format: 1, note: 'Sites assembled by Baize. The folder .assembled says which files are its own.' })}\n`;

/** A folder of sites that this process may write to. */
export type Target = {
  dir: string;
  /** The assembler's own folder: records of written sites, and sites being written. */
  own: string;
  /** Signals the change to the process that serves the sites, and releases the lock. */
  close(): void;
};

const isMarked = (out: string): boolean => {
  try {
    return (JSON.parse(readFileSync(join(out, MARK), 'utf8')) as { format?: unknown }).format === 1;
  } catch {
    return false;
  }
};

const refusal = (out: string, folders: readonly Protected[]): string | undefined => {
  const overlap = overlapOf(out, folders);
  if (overlap) return `${out} overlaps with ${overlap.what}, ${overlap.dir}. Choose another folder for the sites.`;
  const found = statSync(out, { throwIfNoEntry: false });
  if (!found) return undefined;
  if (!found.isDirectory()) return `${out} cannot be written: it is a file, not a folder.`;
  // A run killed at its very start leaves only its own folder.
  if (isMarked(out) || readdirSync(out).every((name) => name === OWN)) return undefined;
  return `${out} is not empty, and it is not a folder of sites that this version wrote. Nothing in it was touched. Choose an empty or a new folder, or delete this one.`;
};

// Renamed into place, so that the mark's inode changes and not only its time.
const writeMark = (out: string, own: string): void => {
  const half = join(own, 'mark');
  writeFileSync(half, markText);
  renameSync(half, join(out, MARK));
};

const markOrLetGo = (out: string, own: string, unlock: () => void): void => {
  try {
    writeMark(out, own);
  } catch (error) {
    unlock();
    throw asSentence(error, out);
  }
};

/**
 * Opens a folder of sites for writing. Throws a one-sentence error when it is not ours, overlaps with a protected
 * folder, or cannot be written.
 */
export const openTarget = (dir: string, folders: readonly Protected[]): Target => {
  const own = join(dir, OWN);
  try {
    const refused = refusal(dir, folders);
    if (refused !== undefined) throw new Error(refused);
    makeFolder(own);
    if (!lstatSync(own).isDirectory()) throw new Error(`${own} must be a folder of its own. Delete the link.`);
    const unlock = lockTarget(join(own, 'lock'));
    if (!isMarked(dir)) markOrLetGo(dir, own, unlock);
    const close = () => {
      markOrLetGo(dir, own, unlock);
      unlock();
    };
    return { dir, own, close };
  } catch (error) {
    throw asSentence(error, dir);
  }
};
