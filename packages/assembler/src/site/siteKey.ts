import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Tenant } from '@baize/tenant';
import type { Release } from '../release/release.types.ts';
import { stampOf } from '../target/siteRecord.ts';
import { codeVersion } from './codeVersion.ts';

const addFolder = (total: ReturnType<typeof createHash>, dir: string, folder: string): void => {
  const place = join(dir, folder);
  const entries = existsSync(place) ? readdirSync(place, { withFileTypes: true }) : [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) addFolder(total, dir, path);
    else total.update(`${path}\n`).update(readFileSync(join(dir, path)));
  }
};

/** Hash of all inputs of a site: release, loaded tenant, its pictures and fonts, and the building code. */
export const siteKey = (release: Release, tenant: Tenant): string => {
  const { dir, ...facts } = tenant;
  const total = createHash('sha256');
  for (const text of [release.fingerprint, codeVersion(), JSON.stringify(facts)]) total.update(`${text}\n`);
  for (const { file } of tenant.theme.fonts) total.update(`${stampOf(statSync(new URL(file)))}\n`);
  for (const folder of ['brand', 'banners']) addFolder(total, dir, folder);
  return total.digest('hex');
};
