import { mapLimited } from '@baize/tenant';
import type { Tenant } from '@baize/tenant';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '../release/release.types.ts';
import { readState, siteKey, writeState } from './assemblyState.ts';
import type { SiteState } from './assemblyState.ts';
import { buildSite } from './buildSite.ts';
import { ContentCache } from './contentCache.ts';
import { removeStale, writeSite } from './writeSite.ts';

export type AssembledSite = { id: string; state: 'written' | 'unchanged'; milliseconds: number };
export type Assembly = { sites: AssembledSite[]; removed: string[] };

export type AssembleOptions = {
  release: Release;
  tenants: readonly Tenant[];
  /** The folder of sites: one folder a merchant, by its id. */
  out: string;
  /** Where work that is shared by content is kept between runs. */
  cacheDir: string;
  /** Whether `tenants` are all there are, so that every other site goes. */
  complete?: boolean;
};

// Enough to write one site while another is rendered; more only takes memory.
const AT_ONCE = 4;

// One generation of the release before stays: a page that was open during the change still finds its chunks.
function keptAssets(before: SiteState | undefined, release: Release): string[] {
  if (!before) return [];
  return before.release === release.fingerprint ? before.kept : before.assets;
}

/**
 * Writes a site for each tenant. A tenant whose inputs are those of its site on disk is left alone;
 * an interrupted run leaves every site whole, the old one or the new one.
 */
export async function assemble({
  release,
  tenants,
  out,
  cacheDir,
  complete = false,
}: AssembleOptions): Promise<Assembly> {
  await mkdir(out, { recursive: true });
  const cache = new ContentCache(cacheDir);
  const contents = new Map<string, Promise<Uint8Array>>();
  const read = (name: string) => {
    const known = contents.get(name) ?? readFile(join(release.dir, 'client', name));
    contents.set(name, known);
    return known;
  };
  const state = await readState(out);
  const one = async (tenant: Tenant): Promise<AssembledSite> => {
    const begun = performance.now();
    const { id } = tenant.document;
    const before = state[id];
    const key = siteKey(release, tenant);
    if (before?.key === key && existsSync(join(out, id, 'headers.json'))) {
      return { id, state: 'unchanged', milliseconds: performance.now() - begun };
    }
    const site = await buildSite(release, tenant, cache, read);
    const assets = [...site.links.keys()].filter((path) => path.startsWith('/assets/'));
    const present = keptAssets(before, release).map((path) => [path, join(out, id, path)] as const);
    const kept = new Map(present.filter(([path, file]) => !site.links.has(path) && existsSync(file)));
    await writeSite(site, out, kept);
    state[id] = { key, release: release.fingerprint, assets, kept: [...kept.keys()] };
    return { id, state: 'written', milliseconds: performance.now() - begun };
  };
  const sites = await mapLimited(tenants, AT_ONCE, one);
  const ids = new Set(tenants.map(({ document }) => document.id));
  const removed = complete ? await removeStale(out, ids) : [];
  for (const id of removed) delete state[id];
  await writeState(out, state);
  return { sites, removed };
}
