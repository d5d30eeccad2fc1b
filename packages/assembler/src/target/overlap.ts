import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';

/** A folder that an assembly reads, or that somebody's work is in, and what to call it. */
export type Protected = { what: string; dir: string };

/** Where a path leads, through every link; the part of it that does not exist yet stays as it is written. */
function realPlace(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(realPlace(parent), basename(path));
  }
}

// Some disks take TENANTS for tenants, some write é in two characters: whatever might be one folder is one here.
function comparable(path: string): string {
  const place = realPlace(resolve(path)).normalize('NFC').toLowerCase();
  return place.endsWith(sep) ? place : place + sep;
}

/** The first of the folders that is the target, lies in it or holds it. */
export function overlapOf(target: string, folders: readonly Protected[]): Protected | undefined {
  const place = comparable(target);
  return folders.find(({ dir }) => {
    const other = comparable(dir);
    return place.startsWith(other) || other.startsWith(place);
  });
}
