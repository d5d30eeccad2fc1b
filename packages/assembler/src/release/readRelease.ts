import type { CompiledMessages } from '@baize/tenant/messages';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { manifestSchema } from './manifestSchema.ts';
import type { ReleaseManifest } from './manifestSchema.ts';
import type { Release, RenderShell } from './release.types.ts';

const readManifest = async (dir: string): Promise<ReleaseManifest> => {
  const file = join(dir, 'release.json');
  if (!existsSync(file)) throw new Error(`There is no release at ${dir}: build the portal first.`);
  const result = manifestSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (result.success) return result.data;
  throw new Error(`${file} is not a release this assembler can read. ${z.prettifyError(result.error)}`);
};

const fingerprintOf = async (dir: string): Promise<{ fingerprint: string; files: string[] }> => {
  const names = (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .sort();
  const hash = createHash('sha256');
  for (const name of names) hash.update(name).update(await readFile(join(dir, name)));
  const files = names
    .filter((name) => name.startsWith('client/') && name !== 'client/manifest.json')
    .map((name) => name.slice('client/'.length));
  return { fingerprint: hash.digest('hex').slice(0, 16), files };
};

/** Reads a compiled portal from its folder. Throws, with the fix, when it is missing or of another format. */
export const readRelease = async (dir: string): Promise<Release> => {
  const manifest = await readManifest(dir);
  const { fingerprint, files } = await fingerprintOf(dir);
  // No cache-busting query: chunks import the entry by its plain address, and a second copy of React would render
  // nothing.
  const server = (await import(pathToFileURL(join(dir, 'server', 'entry.js')).href)) as { renderShell: RenderShell };
  const catalogs = await Promise.all(
    manifest.languages.map(async (code) => {
      const folder = join(dir, 'catalogs', code);
      const areas = (await readdir(folder)).sort().map(async (name) => {
        const messages = JSON.parse(await readFile(join(folder, name), 'utf8')) as CompiledMessages;
        return [basename(name, '.json'), messages] as const;
      });
      return [code, Object.fromEntries(await Promise.all(areas))] as const;
    }),
  );
  const boot = await readFile(join(dir, 'boot.js'), 'utf8');
  const licenses = z.array(z.string()).parse(JSON.parse(await readFile(join(dir, 'licenses.json'), 'utf8')));
  return {
    dir,
    manifest,
    fingerprint,
    boot,
    catalogs: Object.fromEntries(catalogs),
    licenses,
    files,
    renderShell: server.renderShell,
  };
};
