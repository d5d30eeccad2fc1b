import { loadTenant } from '@baize/tenant';
import type { Tenant } from '@baize/tenant';
import { writeFixtureTenant } from '@baize/tenant/testing';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRelease } from '../release/readRelease.ts';
import { assemble } from '../site/assemble.ts';
import type { AssembleOptions, Assembly } from '../site/assemble.ts';
import { writeFixtureRelease } from './fixtureRelease.ts';

/** A temporary folder with a release and tenants, and helpers to load and assemble them. */
export type Workshop = {
  dir: string;
  /** Writes a tenant folder (with `changes` to the fixture's files) and loads it. */
  load(name: string, changes?: Readonly<Record<string, string | Uint8Array>>): Promise<Tenant>;
  /** Assembles into `sites`, with `complete` set, unless the options differ. */
  run(
    tenants: readonly Tenant[],
    options?: Partial<Omit<AssembleOptions, 'release'>> & { release?: string },
  ): Promise<Assembly>;
  close(): Promise<void>;
};

/** Creates a workshop in the system's temporary folder. */
export const openWorkshop = async (): Promise<Workshop> => {
  const dir = await realpath(await mkdtemp(join(tmpdir(), 'baize-assemble-')));
  await writeFixtureRelease(join(dir, 'release'));
  return {
    dir,
    load: async (name, changes = {}) => {
      const release = await readRelease(join(dir, 'release'));
      const folder = await writeFixtureTenant(join(dir, 'tenants'), name, changes);
      const { tenant, diagnostics } = await loadTenant(folder, { release: release.manifest });
      if (!tenant) throw new Error(JSON.stringify(diagnostics));
      return tenant;
    },
    run: async (tenants, { release = 'release', ...options } = {}) => {
      const usual = { out: join(dir, 'sites'), cacheDir: join(dir, 'cache'), complete: true };
      return assemble({ release: await readRelease(join(dir, release)), tenants, ...usual, ...options });
    },
    close: () => rm(dir, { recursive: true, force: true }),
  };
};
