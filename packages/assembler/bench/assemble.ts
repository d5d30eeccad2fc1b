import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { bytesUnder } from './diskOf.ts';
import { generateTenants, tenantsFolder } from './generateTenants.ts';

const run = promisify(execFile);
const portal = join(import.meta.dirname, '../../../apps/portal');
const release = join(portal, 'dist/release');
// A small young generation: the texts of a thousand sites live for a moment each, and need not be kept around.
const nodeOptions = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8'];
const counts = [1, 10, 100, 1000] as const;

type Row = { milliseconds: number; processor: number; megabytes: number; sites: number };

async function assembleOnce(root: string, count: number, out: string): Promise<Row> {
  const script = join(import.meta.dirname, 'assembleOnce.ts');
  const where = [release, tenantsFolder(root, count), out, join(root, 'cache')];
  const { stdout } = await run(process.execPath, [...nodeOptions, script, ...where]);
  return JSON.parse(stdout) as Row;
}

/** What one merchant costs when each is compiled: the portal's client alone, without its languages, pictures or precompression. */
async function buildOnce(root: string): Promise<number> {
  const begun = performance.now();
  const output = {
    outDir: join(root, 'built'),
    emptyOutDir: true,
    rolldownOptions: { input: join(portal, 'src/main.tsx') },
  };
  await build({ root: portal, logLevel: 'silent', build: output });
  return performance.now() - begun;
}

function cell(text: string, width: number): string {
  return text.padStart(width);
}

const root = await mkdtemp(join(tmpdir(), 'baize-bench-'));
try {
  for (const count of counts) await generateTenants(tenantsFolder(root, count), count);
  await assembleOnce(root, 1000, join(root, 'warm'));
  await rm(join(root, 'warm'), { recursive: true });
  const rows = [];
  for (const count of counts) {
    const out = join(root, `sites-${count}`);
    const first = await assembleOnce(root, count, out);
    const again = await assembleOnce(root, count, out);
    const bytes = await bytesUnder(out);
    await rm(out, { recursive: true });
    rows.push({ count, first, again, disk: bytes / 1024 / count });
  }
  // Last, and in this process: a child starts with its parent's memory, and would report that as its own.
  const built = Math.min(await buildOnce(root), await buildOnce(root));
  process.stdout.write(
    `\nA vite build of the portal takes ${built.toFixed(0)} ms. Assembly with the pictures made before:\n\n`,
  );
  process.stdout.write(
    'tenants  total s  ms each  processor ms each  unchanged ms each  memory MB  disk KB each  against a build each\n',
  );
  for (const { count, first, again, disk } of rows) {
    const each = first.milliseconds / count;
    const row = [
      cell(String(count), 7),
      cell((first.milliseconds / 1000).toFixed(2), 8),
      cell(each.toFixed(1), 8),
      cell((first.processor / count).toFixed(1), 18),
      cell((again.milliseconds / count).toFixed(1), 18),
      cell(first.megabytes.toFixed(0), 10),
      cell(disk.toFixed(0), 13),
      cell(`${(built / each).toFixed(0)} ×`, 21),
    ];
    process.stdout.write(`${row.join(' ')}\n`);
  }
  process.stdout.write(
    '\nTotals hold starting Node and reading the release. Files that sites share by link count once.\n',
  );
} finally {
  await rm(root, { recursive: true, force: true });
}
