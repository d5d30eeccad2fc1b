import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { measureHome } from './measureHome.ts';
import { chunksOf, type ClientManifest } from '../build/chunks.ts';

// Prints what a visitor downloads before home answers, beside the least that the same packages cost, and each lazy route.

const root = join(import.meta.dirname, '..');
const client = join(root, 'dist/release/client');
const TARGET_HOME = 111_000;
const targets: Readonly<Record<string, number>> = { login: 25_000, forget: 25_000, register: 35_000 };
const TARGET_ROUTE = 20_000;

function brotli(content: string | Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

async function floorBytes(): Promise<number> {
  const built = await build({
    root,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: 'bench/floor/main.tsx' } },
  });
  const outputs = Array.isArray(built) ? built : [built];
  return outputs
    .flatMap((each) => ('output' in each ? each.output : []))
    .reduce((sum, chunk) => sum + (chunk.type === 'chunk' ? brotli(chunk.code) : 0), 0);
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(6)} KB`;
const verdict = (bytes: number, target: number): string =>
  `${(bytes / target).toFixed(2)} of ${(target / 1000).toFixed(0)} KB${bytes > target ? '  MISSED' : ''}`;

const manifest = JSON.parse(readFileSync(join(client, 'manifest.json'), 'utf8')) as ClientManifest;
const release = JSON.parse(readFileSync(join(root, 'dist/release/release.json'), 'utf8')) as {
  routes: Record<string, { chunks: string[] }>;
};
const sizeOf = (file: string): number => brotli(readFileSync(join(client, file)));

const floor = await floorBytes();
const measured = await measureHome();
const home = measured.reduce((sum, file) => sum + sizeOf(file), 0);
const atHome = new Set([...chunksOf(manifest, 'src/main.tsx'), ...(release.routes['home']?.chunks ?? []), ...measured]);

process.stdout.write(`initial JS of home, brotli 11, measured in the browser\n`);
for (const file of measured) process.stdout.write(`  ${kilobytes(sizeOf(file))}  ${file}\n`);
process.stdout.write(`  ${kilobytes(home)}  in all: ${verdict(home, TARGET_HOME)}\n`);
process.stdout.write(
  `  ${kilobytes(floor)}  the floor app of the same packages: home is ${(home / floor).toFixed(2)} × that\n\n`,
);
process.stdout.write(`lazy routes: what home has not loaded\n`);
for (const [name, { chunks }] of Object.entries(release.routes).filter(([route]) => route !== 'home')) {
  const bytes = chunks.filter((file) => !atHome.has(file)).reduce((sum, file) => sum + sizeOf(file), 0);
  process.stdout.write(`  ${kilobytes(bytes)}  ${name}: ${verdict(bytes, targets[name] ?? TARGET_ROUTE)}\n`);
}
