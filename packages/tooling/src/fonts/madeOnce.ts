import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a folder on first use. It appears complete or not at all: an interrupted run leaves nothing, and the first of
 * several concurrent runs wins.
 */
export const madeOnce = async (folder: string, make: (empty: string) => Promise<void>): Promise<string> => {
  if (existsSync(folder)) return folder;
  await mkdir(dirname(folder), { recursive: true });
  const empty = await mkdtemp(`${folder}.`);
  try {
    await make(empty);
    await rename(empty, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
    return folder;
  } finally {
    await rm(empty, { recursive: true, force: true });
  }
};
