import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { adoptRecord, announceRecord, dropRecord, stampOf } from '../target/siteRecord.ts';
import type { SiteRecord } from '../target/siteRecord.ts';
import type { Target } from '../target/openTarget.ts';
import type { BuiltSite } from './buildSite.ts';
import { place } from './contentCache.ts';
import { brotliText, SMALL_BYTES } from './packText.ts';

// Only catalogs are precompressed: the server compresses pages, and stored forms would add a quarter to a site's size.
const isPacked = (path: string, text: string): boolean =>
  path.startsWith('/languages/') && Buffer.byteLength(text) >= SMALL_BYTES;

// Linked files have one stamp in all sites, so it is read once per source.
const linkFile = (from: string, to: string, stamps: Map<string, string>): string => {
  if (!place(from, to)) return stampOf(statSync(to));
  const stamp = stamps.get(from) ?? stampOf(statSync(from));
  stamps.set(from, stamp);
  return stamp;
};

/** The folders of these paths, parents before children. */
const foldersOf = (paths: readonly string[]): string[] => {
  const folders = new Set<string>();
  for (const path of paths) for (let each = dirname(path); each !== '/'; each = dirname(each)) folders.add(each);
  return [...folders].sort();
};

/** Writes a site's files into a new folder. Returns the stamp of each file by path. */
const writeFiles = async (
  folder: string,
  links: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
  stamps: Map<string, string>,
): Promise<Record<string, string>> => {
  mkdirSync(folder);
  for (const each of foldersOf([...links.keys(), ...texts.keys()])) mkdirSync(join(folder, each));
  const files: Record<string, string> = {};
  for (const [path, from] of links) files[path] = linkFile(from, join(folder, path), stamps);
  const write = (path: string, content: string | Uint8Array) => {
    writeFileSync(join(folder, path), content);
    files[path] = stampOf(statSync(join(folder, path)));
  };
  // Synchronous writes are faster for a thousand small files; only compression is worth a thread.
  const packed = [...texts].map(async ([path, text]) => {
    const packing = isPacked(path, text) ? brotliText(text, 5) : undefined;
    write(path, text);
    if (packing) write(`${path}.br`, await packing);
  });
  // After a failure, waits for the rest: the folder cannot be removed while they write.
  const failure = (await Promise.allSettled(packed)).find((each) => each.status === 'rejected');
  if (failure) throw failure.reason;
  return files;
};

/**
 * Writes a site to a temporary folder and renames it into place, so that a host never serves half a site. Writes the
 * record before the rename: after a kill, the next run can tell what is there. `kept` are the previous site's files
 * (path in the site → source) that an open page may still request.
 */
export const writeSite = async (
  target: Target,
  site: BuiltSite,
  record: Omit<SiteRecord, 'files' | 'kept'>,
  { kept, stamps }: { kept: ReadonlyMap<string, string>; stamps: Map<string, string> },
): Promise<void> => {
  const half = join(target.own, `${site.id}.half`);
  try {
    const files = await writeFiles(half, new Map([...kept, ...site.links]), site.texts, stamps);
    announceRecord(target.own, site.id, { ...record, kept: [...kept.keys()], files });
    await moveAway(target, site.id, () => rename(half, join(target.dir, site.id)));
    adoptRecord(target.own, site.id);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    throw error;
  }
};

/** Removes a site that assembly wrote, with its record. */
export const removeSite = async (target: Target, id: string): Promise<void> => {
  await moveAway(target, id, async () => dropRecord(target.own, id));
};

// Replaces a folder in two steps: renames the old one aside, and restores it when the new one fails to move in.
const moveAway = async (target: Target, id: string, then: () => Promise<void>): Promise<void> => {
  const place = join(target.dir, id);
  const old = join(target.own, `${id}.old`);
  const isThere = statSync(place, { throwIfNoEntry: false }) !== undefined;
  if (isThere) await rename(place, old);
  try {
    await then();
  } catch (error) {
    if (isThere) await rename(old, place);
    throw error;
  }
  if (isThere) await rm(old, { recursive: true, force: true });
};
