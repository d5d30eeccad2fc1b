import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';

const paths = z.record(z.string(), z.string());

const recordSchema = z.object({
  /** Hash of the site's inputs (`siteKey`). */
  key: z.string(),
  /** The release's fingerprint. */
  release: z.string(),
  /** Files of the previous release, for pages that are still open. */
  kept: z.array(z.string()),
  /** Stamp (`stampOf`) of every written file, by its path in the site. */
  files: paths,
});

/** Record of an assembled site, to recognise it and tell its files from foreign ones. */
export type SiteRecord = z.output<typeof recordSchema>;

/**
 * Differences between a site and its record: changed and foreign files belong to others; missing files can be
 * rewritten.
 */
export type Differences = { changed: string[]; foreign: string[]; missing: string[] };

/** Size and modification time of a file: shows that it was written to, without reading it. */
export const stampOf = ({ size, mtimeMs }: Stats): string => `${size.toString(36)}.${Math.trunc(mtimeMs).toString(36)}`;

const recordFile = (own: string, id: string, form: 'json' | 'next.json' = 'json'): string => join(own, `${id}.${form}`);

// Compressed: a site in twenty languages has a thousand files with similar paths and stamps, which as plain JSON would
// exceed the size of its pages.
const packed = (files: SiteRecord['files']): string => deflateRawSync(JSON.stringify(files)).toString('base64');

const onDisk = recordSchema.extend({
  files: paths.or(
    z.string().transform((text) => paths.parse(JSON.parse(inflateRawSync(Buffer.from(text, 'base64')).toString()))),
  ),
});

const readRecord = (file: string): SiteRecord | undefined => {
  try {
    return onDisk.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
};

/** The records of all sites that assembly wrote to a target, by id. */
export const readRecords = (own: string): Map<string, SiteRecord> => {
  const names = readdirSync(own).flatMap((name) => /^([a-z0-9-]+)\.json$/.exec(name)?.[1] ?? []);
  const read = names.map((id) => [id, readRecord(recordFile(own, id))] as const);
  return new Map(read.flatMap(([id, record]) => (record ? [[id, record] as const] : [])));
};

/** Writes a site's next record before the site is moved in; `adoptRecord` then makes it current. */
export const announceRecord = (own: string, id: string, record: SiteRecord): void => {
  writeFileSync(recordFile(own, id, 'next.json'), JSON.stringify({ ...record, files: packed(record.files) }));
};

export const adoptRecord = (own: string, id: string): void => {
  renameSync(recordFile(own, id, 'next.json'), recordFile(own, id));
};

export const dropRecord = (own: string, id: string): void => {
  rmSync(recordFile(own, id), { force: true });
};

/** Compares a site on disk with its record. */
export const differencesOf = (site: string, record: SiteRecord): Differences => {
  const changed: string[] = [];
  const foreign: string[] = [];
  const seen = new Set<string>();
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(site, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        walk(path);
        continue;
      }
      seen.add(path);
      const stamp = record.files[path];
      if (stamp === undefined) foreign.push(path);
      else if (!entry.isFile() || stampOf(statSync(join(site, path))) !== stamp) changed.push(path);
    }
  };
  walk('');
  return { changed, foreign, missing: Object.keys(record.files).filter((path) => !seen.has(path)) };
};

/**
 * Repairs after a killed run: restores a site that was being replaced, adopts the record of a complete new one, and
 * removes half-written ones.
 */
export const recoverSites = (out: string, own: string): void => {
  const leftovers = readdirSync(own).flatMap((name) => {
    const [, id, form] = /^([a-z0-9-]+)\.(half|old|next\.json)$/.exec(name) ?? [];
    return id === undefined || form === undefined ? [] : [{ id, form, path: join(own, name) }];
  });
  for (const { id, form, path } of leftovers) {
    if (form === 'old' && !existsSync(join(out, id))) renameSync(path, join(out, id));
  }
  for (const { id, form, path } of leftovers) {
    const next = form === 'next.json' && existsSync(join(out, id)) ? readRecord(path) : undefined;
    if (next && Object.values(differencesOf(join(out, id), next)).every((paths) => paths.length === 0)) {
      adoptRecord(own, id);
    } else rmSync(path, { recursive: true, force: true });
  }
};
