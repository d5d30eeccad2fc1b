import { createHash, hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
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

function hashOfFolder(dir: string, pattern: RegExp): string {
  const entries = existsSync(dir) ? readdirSync(dir, { recursive: true, withFileTypes: true }) : [];
  const files = entries
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const total = createHash('sha256');
  for (const file of files) total.update(`${file}\n`).update(readFileSync(file));
  return total.digest('hex');
}

let ownCode: string | undefined;

/** Names everything a site is made of: release, the tenant as loaded, its pictures, and the code that lays them together. */
export function siteKey(release: Release, tenant: Tenant): string {
  ownCode ??= hashOfFolder(join(import.meta.dirname, '..'), /\.ts$/);
  const pictures = ['brand', 'banners'].map((folder) => hashOfFolder(join(tenant.dir, folder), /./));
  return hash('sha256', [release.fingerprint, ownCode, ...pictures, JSON.stringify(tenant)].join('\n'));
}
