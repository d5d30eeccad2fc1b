import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** A tenant folder: its name and its absolute path. */
export type TenantFolder = { name: string; dir: string };

/** The folders that hold a `tenant.json`, by name; names starting with `_` or `.` are patterns to copy, not merchants. None when there is no such directory. */
export async function listTenants(tenantsDir: string): Promise<TenantFolder[]> {
  if (!existsSync(tenantsDir)) return [];
  const entries = await readdir(tenantsDir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !/^[._]/.test(entry.name))
    .map(({ name }) => ({ name, dir: resolve(tenantsDir, name) }))
    .filter(({ dir }) => existsSync(join(dir, 'tenant.json')))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
