import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Sets the permissions of a folder's tree to 0700 (folders) and 0600 (files); symbolic links are skipped. */
export const makePrivate = async (folder: string): Promise<void> => {
  await chmod(folder, 0o700);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
};
