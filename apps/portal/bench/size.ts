import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { FIRST_LOAD, routeLimit } from './limits.ts';
import { measureSizes } from './measureSizes.ts';

// Prints what a visitor downloads until home is interactive, next to the minimum for the same packages, and each lazy
// route.

const root = join(import.meta.dirname, '..');
const brotli = (content: string | Uint8Array): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const floorBytes = async (): Promise<number> => {
  const built = await build({
    root,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: 'bench/floor/main.tsx' } },
  });
  const outputs = Array.isArray(built) ? built : [built];
  return outputs
    .flatMap((each) => ('output' in each ? each.output : []))
    .reduce((sum, chunk) => sum + (chunk.type === 'chunk' ? brotli(chunk.code) : 0), 0);
};

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(6)} KB`;
const verdict = (bytes: number, target: number): string =>
  `${(bytes / target).toFixed(2)} of ${(target / 1000).toFixed(0)} KB${bytes > target ? '  MISSED' : ''}`;

const floor = await floorBytes();
const { home, files, routes } = await measureSizes();

process.stdout.write(`initial JS of home, brotli 11, measured in the browser\n`);
for (const { file, bytes } of files) process.stdout.write(`  ${kilobytes(bytes)}  ${file}\n`);
process.stdout.write(`  ${kilobytes(home)}  in all: ${verdict(home, FIRST_LOAD)}\n`);
process.stdout.write(
  `  ${kilobytes(floor)}  the floor app of the same packages: home is ${(home / floor).toFixed(2)} × that\n\n`,
);
process.stdout.write(`lazy routes: what home has not loaded\n`);
for (const { name, bytes } of routes) {
  process.stdout.write(`  ${kilobytes(bytes)}  ${name}: ${verdict(bytes, routeLimit(name))}\n`);
}
