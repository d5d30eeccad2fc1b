import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chunksOf, type ClientManifest } from '../build/chunks.ts';
import { measureHome } from './measureHome.ts';

const release = join(import.meta.dirname, '../dist/release');

type Sizes = {
  /** Bytes of script until home is interactive. */
  readonly home: number;
  readonly files: readonly { readonly file: string; readonly bytes: number }[];
  /** Bytes of each lazy route that are not part of home. */
  readonly routes: readonly { readonly name: string; readonly bytes: number }[];
};

/** Measures the release of these sources: the script of home, and what each other route adds to it. */
export const measureSizes = async (): Promise<Sizes> => {
  const manifest = readJson('client/manifest.json') as ClientManifest;
  const { routes } = readJson('release.json') as { routes: Record<string, { chunks: string[] }> };
  const measured = await measureHome();
  const atHome = new Set([...chunksOf(manifest, 'src/main.tsx'), ...(routes['home']?.chunks ?? []), ...measured]);
  return {
    home: sum(measured),
    files: measured.map((file) => ({ file, bytes: sizeOf(file) })),
    routes: Object.entries(routes)
      .filter(([name]) => name !== 'home')
      .map(([name, { chunks }]) => ({ name, bytes: sum(chunks.filter((file) => !atHome.has(file))) })),
  };
};

const sum = (files: readonly string[]): number => files.reduce((bytes, file) => bytes + sizeOf(file), 0);

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(release, file), 'utf8'));

const sizes = new Map<string, number>();

const sizeOf = (file: string): number => {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const content = readFileSync(join(release, 'client', file));
  const { length } = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  sizes.set(file, length);
  return length;
};
