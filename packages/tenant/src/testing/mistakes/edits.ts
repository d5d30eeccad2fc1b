import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Edit } from './mistake.types.ts';

/** Replaces a text that a file holds; a text that it does not hold is a fault of the test. */
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

/** Puts a file in place of what there is. */
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

/** Puts a link in place of a file. */
export const link =
  (path: string, target: string): Edit =>
  async (dir) => {
    await rm(join(dir, path), { force: true });
    await symlink(target, join(dir, path));
  };

/** Makes several edits that are one mistake. */
export const all =
  (...edits: readonly Edit[]): Edit =>
  async (dir) => {
    for (const edit of edits) await edit(dir);
  };
