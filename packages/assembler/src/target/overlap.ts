import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';

/** A folder that assembly must not write to, and its name in error messages. */
export type Protected = { what: string; dir: string };

/** A path with every symbolic link resolved; its missing part is kept as written. */
const realPlace = (path: string): string => {
  try {
    return realpathSync.native(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(realPlace(parent), basename(path));
  }
};

// Paths that some file systems treat as equal compare equal: case (TENANTS, tenants) and Unicode form (é in one or two
// code points).
const comparable = (path: string): string => {
  const place = realPlace(resolve(path)).normalize('NFC').toLowerCase();
  return place.endsWith(sep) ? place : place + sep;
};

/** The first folder that equals the target, contains it or lies in it. */
export const overlapOf = (target: string, folders: readonly Protected[]): Protected | undefined => {
  const place = comparable(target);
  return folders.find(({ dir }) => {
    const other = comparable(dir);
    return place.startsWith(other) || other.startsWith(place);
  });
};
