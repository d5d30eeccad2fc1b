import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and its parents. Node's recursive `mkdir` loops for ever on file systems that return ENOENT for a
 * new folder, such as /proc; this stops at the first error.
 */
export const makeFolder = (path: string): void => {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  mkdirSync(path);
};
