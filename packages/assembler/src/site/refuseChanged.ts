import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { differencesOf } from '../target/siteRecord.ts';
import type { SiteRecord } from '../target/siteRecord.ts';

const SHOWN = 8;

const refusalOf = (dir: string, record: SiteRecord | undefined): string | undefined => {
  const found = lstatSync(dir, { throwIfNoEntry: false });
  if (!found) return undefined;
  if (!record || !found.isDirectory()) {
    return `${dir} is there, and assembly has no record of writing it. Move it away, or delete it.`;
  }
  const { changed, foreign } = differencesOf(dir, record);
  const lines = [...changed.map((path) => `  changed: ${path}`), ...foreign.map((path) => `  not ours: ${path}`)];
  if (lines.length === 0) return undefined;
  const shown = lines.length > SHOWN ? [...lines.slice(0, SHOWN), `  and ${lines.length - SHOWN} more`] : lines;
  return `${dir} holds what assembly did not write:\n${shown.join('\n')}\nMove it away, or delete the folder. What a site shall have belongs in the tenant's folder.`;
};

/** Throws one error for all sites to be replaced or removed that contain files which assembly did not write. */
export const refuseChanged = (out: string, ids: readonly string[], records: ReadonlyMap<string, SiteRecord>): void => {
  const refusals = ids.flatMap((id) => refusalOf(join(out, id), records.get(id)) ?? []);
  if (refusals.length > 0) throw new Error(`${refusals.join('\n\n')}\n\nNothing was written.`);
};
