import { languageCodes } from '@baize/domain/languages';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { build } from 'vite';
import { generateTenants } from './generateTenants.ts';
import { growRelease } from './growRelease.ts';

/** Bytes of content under a folder; a file with several hard links counts once. */
const bytesUnder = async (dir: string): Promise<number> => {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const sizes = new Map<number, number>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const { size, ino } = await stat(join(entry.parentPath, entry.name));
    sizes.set(ino, size);
  }
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
};

const { values } = parseArgs({
  options: {
    /** The smallest size; times are printed and not judged. */
    short: { type: 'boolean', default: false },
  },
});

const run = promisify(execFile);
const portal = join(import.meta.dirname, '../../../apps/portal');
// Each site's texts are short-lived: a small young generation, and an old generation collected before it doubles.
const nodeOptions = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8', '--heap-growing-percent=40'];

/**
 * Benchmark rows: number of merchants, their languages, and the release's catalogs as they are or grown to the final
 * size.
 */
const rows = [
  { grown: false, count: 1, languages: ['EN', 'ES'] },
  { grown: false, count: 100, languages: ['EN', 'ES'] },
  { grown: false, count: 1000, languages: ['EN', 'ES'] },
  { grown: true, count: 1000, languages: ['EN', 'ES'] },
  { grown: true, count: 100, languages: languageCodes },
] as const;

type Measured = { milliseconds: number; processor: number; megabytes: number; sites: number };

const assembleOnce = async (root: string, release: string, tenants: string, out: string): Promise<Measured> => {
  const script = join(import.meta.dirname, 'assembleOnce.ts');
  const { stdout } = await run(process.execPath, [...nodeOptions, script, release, tenants, out, join(root, 'cache')]);
  return JSON.parse(stdout) as Measured;
};

/**
 * Milliseconds of one Vite build of the portal's client, without languages, pictures or precompression: the cost of
 * compiling per merchant.
 */
const buildOnce = async (root: string): Promise<number> => {
  const begun = performance.now();
  const output = {
    outDir: join(root, 'built'),
    emptyOutDir: true,
    rolldownOptions: { input: join(portal, 'src/main.tsx') },
  };
  await build({ root: portal, logLevel: 'silent', build: output });
  return performance.now() - begun;
};

const titles = [
  'words',
  'languages',
  'merchants',
  'total s',
  'ms each',
  'processor ms',
  'unchanged ms',
  'memory MB',
  'disk KB each',
];
const line = (cells: readonly string[]) => `${cells.map((cell) => cell.padStart(13)).join('')}\n`;

const root = await mkdtemp(join(tmpdir(), 'baize-bench-'));
// Temporary folders are removed only at the end: ext4 creates files slowly for a while after a mass deletion.
try {
  const releases = { now: join(portal, 'dist/release'), grown: join(root, 'release') };
  if (!values.short) await growRelease(releases.now, releases.grown);
  process.stdout.write(`\n${line(titles)}`);
  const shown = values.short ? [{ grown: false, count: 1, languages: ['EN', 'ES'] } as const] : rows;
  for (const { grown, count, languages } of shown) {
    const release = grown ? releases.grown : releases.now;
    const place = await mkdtemp(join(root, 'row-'));
    const [tenants, out] = [join(place, 'tenants'), join(place, 'sites')];
    await generateTenants(tenants, count, languages);
    // Warms the cache: pictures and compressed forms are made once for all merchants.
    await assembleOnce(root, release, tenants, join(place, 'warm'));
    const first = await assembleOnce(root, release, tenants, out);
    const again = await assembleOnce(root, release, tenants, out);
    const disk = (await bytesUnder(out)) / 1024 / count;
    const figures = [
      (first.milliseconds / 1000).toFixed(2),
      (first.milliseconds / count).toFixed(1),
      (first.processor / count).toFixed(1),
      (again.milliseconds / count).toFixed(1),
      first.megabytes.toFixed(0),
      disk.toFixed(0),
    ];
    process.stdout.write(line([grown ? '20 × 1,500' : 'as they are', `${languages.length}`, `${count}`, ...figures]));
  }
  // Runs last because it runs in this process: child processes start with their parent's memory and would report it as
  // theirs.
  const built = values.short ? await buildOnce(root) : Math.min(await buildOnce(root), await buildOnce(root));
  process.stdout.write(
    `\nTotals hold starting Node and reading the release. Files that sites share by link count once.\nA vite build of the portal alone takes ${built.toFixed(0)} ms.\n`,
  );
} finally {
  await rm(root, { recursive: true, force: true });
}
