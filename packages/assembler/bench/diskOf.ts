import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes of content under a folder; a file with several hard links counts once. */
export const bytesUnder = async (dir: string): Promise<number> => {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const sizes = new Map<number, number>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const { size, ino } = await stat(join(entry.parentPath, entry.name));
    sizes.set(ino, size);
  }
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
};
