import { hash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tenant } from '@baize/tenant';
import type { Release } from '../release/release.types.ts';

/** What is remembered of an assembled site: what it was made of, and the release files that an open page may ask for. */
export type SiteState = { key: string; release: string; assets: string[]; kept: string[] };
export type AssemblyState = Record<string, SiteState>;

const FILE = '.assembled.json';

export async function readState(out: string): Promise<AssemblyState> {
  const text = await readFile(join(out, FILE), 'utf8').catch(() => '{}');
  return JSON.parse(text) as AssemblyState;
}

export async function writeState(out: string, state: AssemblyState): Promise<void> {
  const half = join(out, `${FILE}.${process.pid}.half`);
  await writeFile(half, JSON.stringify(state));
  await rename(half, join(out, FILE));
}

async function hashOfFolder(dir: string, pattern: RegExp): Promise<string> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  return hash('sha256', files.map((file, index) => `${file} ${hash('sha256', contents[index] ?? '')}`).join('\n'));
}

let ownCode: Promise<string> | undefined;

/** Names everything a site is made of: release, the tenant as loaded, its pictures, and the code that lays them together. */
export async function siteKey(release: Release, tenant: Tenant): Promise<string> {
  ownCode ??= hashOfFolder(join(import.meta.dirname, '..'), /\.ts$/);
  const parts = await Promise.all([
    ownCode,
    hashOfFolder(join(tenant.dir, 'brand'), /./),
    hashOfFolder(join(tenant.dir, 'banners'), /./),
  ]);
  return hash('sha256', [release.fingerprint, ...parts, JSON.stringify(tenant)].join('\n'));
}
