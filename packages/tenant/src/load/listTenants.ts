import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';

/** A tenant folder: its name and its absolute path. */
export type TenantFolder = { name: string; dir: string };

/** True for a template folder rather than a merchant: its name starts with `_` or `.`. */
export const isPattern = (dir: string): boolean => /^[._]/.test(basename(resolve(dir)));

/**
 * The folders with a `tenant.json`, sorted by name, without templates (`_` or `.`). Empty if there is no such
 * directory.
 */
export const listTenants = async (tenantsDir: string): Promise<TenantFolder[]> => {
  if (!existsSync(tenantsDir)) return [];
  const entries = await readdir(tenantsDir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !isPattern(entry.name))
    .map(({ name }) => ({ name, dir: resolve(tenantsDir, name) }))
    .filter(({ dir }) => existsSync(join(dir, 'tenant.json')))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
};
