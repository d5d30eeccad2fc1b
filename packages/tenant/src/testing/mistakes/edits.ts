import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Edit } from './mistake.types.ts';

/** Replaces a text in a file. Throws if the file does not contain it. */
export const replace =
  (path: string, from: string, to: string): Edit =>
  async (dir) => {
    const text = await readFile(join(dir, path), 'utf8');
    if (!text.includes(from)) throw new Error(`${path} does not hold ${from}.`);
    await writeFile(
      join(dir, path),
      text.replace(from, () => to),
    );
  };

/** Writes a file, replacing an existing one. */
export const write =
  (path: string, content: string | Uint8Array): Edit =>
  async (dir) => {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), content);
  };

/** Changes the bytes of a file. */
export const change =
  (path: string, edit: (bytes: Uint8Array) => Uint8Array): Edit =>
  async (dir) =>
    writeFile(join(dir, path), edit(await readFile(join(dir, path))));

/** Renames a file or folder. */
export const move =
  (from: string, to: string): Edit =>
  (dir) =>
    rename(join(dir, from), join(dir, to));

/** Removes a file or folder. */
export const remove =
  (path: string): Edit =>
  (dir) =>
    rm(join(dir, path), { recursive: true });

/** Replaces a file by a symbolic link. */
export const link =
  (path: string, target: string): Edit =>
  async (dir) => {
    await rm(join(dir, path), { force: true });
    await symlink(target, join(dir, path));
  };

/** Combines several edits into one mistake. */
export const all =
  (...edits: readonly Edit[]): Edit =>
  async (dir) => {
    for (const edit of edits) await edit(dir);
  };
