import type { Tenant } from '@baize/tenant';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '../release/release.types.ts';
import { openTarget } from '../target/openTarget.ts';
import type { Target } from '../target/openTarget.ts';
import type { Protected } from '../target/overlap.ts';
import { readRecords, recoverSites } from '../target/siteRecord.ts';
import type { SiteRecord } from '../target/siteRecord.ts';
import { asSentence } from '../target/asSentence.ts';
import { buildSite } from './buildSite.ts';
import { ContentCache } from './contentCache.ts';
import { refuseChanged } from './refuseChanged.ts';
import { siteKey } from './siteKey.ts';
import { removeSite, writeSite } from './writeSite.ts';

export type AssembledSite = { id: string; state: 'written' | 'unchanged'; milliseconds: number };
export type Assembly = { sites: AssembledSite[]; removed: string[] };

export type AssembleOptions = {
  release: Release;
  tenants: readonly Tenant[];
  /** Output folder, with one folder per merchant, named by its id. Must be empty or absent at the first run. */
  out: string;
  /** Folder of the content cache, kept between runs. */
  cacheDir: string;
  /** Folders that `out` must not overlap, beside those of the tenants and the release. */
  protect?: readonly Protected[];
  /** True when `tenants` is the full list: every other site is removed. */
  complete?: boolean;
};

type Plan = { tenant: Tenant; id: string; key: string; isCurrent: boolean; milliseconds: number };

// Keeps the previous release's assets for one generation: a page open during the update still finds its chunks and
// catalogs.
const keptAssets = (before: SiteRecord | undefined, release: Release): string[] => {
  if (!before || before.release === release.fingerprint) return before?.kept ?? [];
  const kept = new Set(before.kept);
  return Object.keys(before.files).filter((path) => /^\/(assets|languages)\//.test(path) && !kept.has(path));
};

const planOf = (tenant: Tenant, release: Release, out: string, records: ReadonlyMap<string, SiteRecord>): Plan => {
  const begun = performance.now();
  const { id } = tenant.document;
  const before = records.get(id);
  const key = siteKey(release, tenant);
  const isCurrent = before?.key === key && Object.keys(before.files).every((path) => existsSync(join(out, id, path)));
  return { tenant, id, key, isCurrent, milliseconds: performance.now() - begun };
};

const assembleInto = async (
  target: Target,
  { release, tenants, out, cacheDir, complete = false }: AssembleOptions,
): Promise<Assembly> => {
  recoverSites(out, target.own);
  const records = readRecords(target.own);
  const plans = tenants.map((tenant) => planOf(tenant, release, out, records));
  const ids = new Set(plans.map(({ id }) => id));
  const removed = complete ? [...records.keys()].filter((id) => !ids.has(id)) : [];
  const replaced = plans.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id);
  refuseChanged(out, [...replaced, ...removed], records);

  const cache = new ContentCache(cacheDir);
  const stamps = new Map<string, string>();
  const one = async ({ tenant, id, key, isCurrent, milliseconds }: Plan): Promise<AssembledSite> => {
    if (isCurrent) return { id, state: 'unchanged', milliseconds };
    const begun = performance.now();
    const site = await buildSite(release, tenant, cache);
    const isWritten = (path: string) => site.links.has(path) || site.texts.has(path.replace(/\.br$/, ''));
    const present = keptAssets(records.get(id), release).map((path) => [path, join(out, id, path)] as const);
    const kept = new Map(present.filter(([path, file]) => !isWritten(path) && existsSync(file)));
    await writeSite(target, site, { key, release: release.fingerprint }, { kept, stamps });
    return { id, state: 'written', milliseconds: milliseconds + performance.now() - begun };
  };
  // Sequential: the work is bound to one CPU, and parallel sites would only take memory.
  const sites: AssembledSite[] = [];
  for (const plan of plans) sites.push(await one(plan));
  for (const id of removed) await removeSite(target, id);
  return { sites, removed };
};

/**
 * Writes a site for each tenant, and skips tenants whose inputs have not changed. An interrupted run leaves each site
 * whole, old or new. Never replaces or removes foreign files: it throws before writing anything, with the reason and
 * the fix.
 */
export const assemble = async (options: AssembleOptions): Promise<Assembly> => {
  const { release, tenants, out, cacheDir, protect = [] } = options;
  const target = openTarget(out, [
    ...protect,
    ...tenants.map(({ dir }) => ({ what: 'a tenant', dir })),
    { what: 'the release', dir: release.dir },
    { what: 'the cache', dir: cacheDir },
  ]);
  try {
    return await assembleInto(target, options);
  } catch (error) {
    throw asSentence(error, out);
  } finally {
    target.close();
  }
};
