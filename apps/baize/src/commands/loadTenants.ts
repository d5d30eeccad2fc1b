import type { ReleaseFacts, Tenant, Diagnostic, TenantFolder } from '@baize/tenant';
import { checkTenants, didYouMean, listTenants, loadTenant, mapLimited } from '@baize/tenant';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../terminal/terminal.types.ts';

/** The folders of the named tenants, or of all. Throws a usage error for a name without a folder. */
export const chooseTenants = async (tenantsDir: string, names: readonly string[]): Promise<TenantFolder[]> => {
  const folders = await listTenants(tenantsDir);
  if (names.length === 0) return folders;
  return names.map((name) => {
    const folder = folders.find((candidate) => candidate.name === name);
    if (folder) return folder;
    // A template such as _template is not listed as a merchant, but can be checked by name.
    const dir = join(tenantsDir, name);
    if (existsSync(join(dir, 'tenant.json'))) return { name, dir };
    const known = folders.map((candidate) => candidate.name);
    const fix = known.length > 0 ? ` ${didYouMean(name, known)}` : '';
    throw new UsageError(`There is no tenant "${name}" in ${tenantsDir}.${fix}`);
  });
};

/** Loads the chosen tenants. Returns the diagnostics of each folder, and those of checks across all folders. */
export const loadTenants = async (
  tenantsDir: string,
  chosen: readonly TenantFolder[],
  release: ReleaseFacts | undefined,
): Promise<{ tenants: Tenant[]; diagnostics: Diagnostic[] }> => {
  const loaded = await mapLimited(chosen, 4, ({ dir }) => loadTenant(dir, release ? { release } : {}));
  const dirs = new Set(chosen.map(({ dir }) => join(dir, 'tenant.json')));
  const across = checkTenants(await listTenants(tenantsDir)).filter(({ file }) => dirs.has(file));
  return {
    tenants: loaded.flatMap(({ tenant }) => tenant ?? []),
    diagnostics: [...loaded.flatMap(({ diagnostics }) => diagnostics), ...across],
  };
};

/** True when any diagnostic is an error, not only a warning. */
export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some(({ severity }) => severity === 'error');
