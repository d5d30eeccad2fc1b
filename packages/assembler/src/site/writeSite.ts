import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuiltSite } from './buildSite.ts';
import { brotliText, place } from './contentCache.ts';

const compressed = /^\/(index\.html|200\.html|languages\/.*)$/;

/**
 * Writes a site beside its place and moves it in whole, so that a host never serves half of one.
 * `kept` are files of the site before (name → path) that an open page may still ask for.
 */
export async function writeSite(site: BuiltSite, out: string, kept: ReadonlyMap<string, string>): Promise<void> {
  const target = join(out, site.id);
  const half = join(out, `.${site.id}.${process.pid}.half`);
  await rm(half, { recursive: true, force: true });
  const links = new Map([...kept, ...site.links]);
  const folders = new Set([...links.keys(), ...site.texts.keys()].map((path) => dirname(join(half, path))));
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  for (const [path, from] of links) place(from, join(half, path));
  // A thousand small files are sooner written than waited for; only compression is worth another thread.
  const packed = [...site.texts].map(async ([path, text]) => {
    const packing = compressed.test(path) ? brotliText(text, 5) : undefined;
    writeFileSync(join(half, path), text);
    if (packing) writeFileSync(join(half, `${path}.br`), await packing);
  });
  await Promise.all(packed);
  const old = join(out, `.${site.id}.${process.pid}.old`);
  if (existsSync(target)) await rename(target, old);
  await rename(half, target);
  await rm(old, { recursive: true, force: true });
}

function isLeftover(name: string): boolean {
  return /^\..*\.(half|old)$/.test(name);
}

/** Removes sites whose tenant is gone, and what stopped runs left behind. */
export async function removeStale(out: string, ids: ReadonlySet<string>): Promise<string[]> {
  if (!existsSync(out)) return [];
  const names = await readdir(out, { withFileTypes: true });
  const stale = names.filter((entry) => entry.isDirectory() && (isLeftover(entry.name) || !ids.has(entry.name)));
  await Promise.all(stale.map(({ name }) => rm(join(out, name), { recursive: true, force: true })));
  return stale.map(({ name }) => name).filter((name) => !isLeftover(name));
}
