import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '@baize/tooling/browser';
import { projectRoot } from '@baize/tooling/project-root';
import { portsFrom, startServices, type Services } from '@baize/tooling/services';
import { chromium } from 'playwright';
import { layOutSites } from './loadDocuments.ts';
import { measureLoad, type Load } from './measureLoad.ts';
import { measureOwnTime } from './measureOwnTime.ts';
import { FIRST_PAINT, LARGEST_PAINT, PAGE_IN_ALL, SCRIPT_UNTIL_GAMES } from './limits.ts';
import { FIRST_GAME, measureWeight, type Weight } from './measureWeight.ts';

// Compares how home loads on a slow phone with a static twin, with itself without script, and with itself rendered by
// the browser alone; also prints its transferred bytes. The loads alternate, so that other work of the machine affects
// all alike. Exits with 1 when a target is missed.

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    tenant: { type: 'string' },
    /** A folder of sites built from another state of the sources, whose home is loaded in turn with this one's. */
    beside: { type: 'string' },
    /** The smallest size; times are printed and not judged. */
    short: { type: 'boolean', default: false },
  },
});
const assembled = process.env['BAIZE_SITES'] ?? join(projectRoot, 'dist/sites');
const [first] = existsSync(assembled) ? readdirSync(assembled).filter((name) => !name.startsWith('.')) : [];
const tenant = values.tenant ?? first;
if (tenant === undefined) throw new Error(`There is no site in ${assembled}. Assemble one: npm run baize -- assemble`);

/** A load, and its blocking time in CPU time of the main thread, which other programs do not lengthen. */
type Measures = Load & { readonly own: number };

type Measured = {
  readonly title: string;
  readonly address: string;
  readonly fetchesGames: boolean;
  /** True when its CPU time is compared, which takes a load of its own. */
  readonly timed: boolean;
  readonly loads: Measures[];
};

const measureAll = async (runs: number, of: string): Promise<{ measured: readonly Measured[]; weight: Weight }> => {
  const ports = portsFrom(process.env['PORT']);
  const besidePorts = { ...ports, edge: ports.vendor + 1 };
  const sites = await layOutSites(assembled, of);
  const data = await mkdtemp(join(tmpdir(), 'baize-load-data-'));
  const measured = sites.documents.map(({ site, path, title, fetchesGames, timed }): Measured => {
    return { title, address: `http://${site}.localhost:${ports.edge}${path}`, fetchesGames, timed, loads: [] };
  });
  const started: Services[] = [];
  let weight: Weight;
  try {
    const environment = { BAIZE_DATA: data, DATABASE_URL: '' };
    started.push(
      await startServices(['gateway', 'vendor', 'edge'], ports, { ...environment, BAIZE_SITES: sites.folder }),
    );
    if (values.beside !== undefined) {
      const beside = resolve(values.beside);
      started.push(await startServices(['edge'], besidePorts, { ...environment, BAIZE_SITES: beside }));
      const address = `http://${of}.localhost:${besidePorts.edge}/`;
      measured.push({ title: 'home of the other', address, fetchesGames: true, timed: true, loads: [] });
    }
    // A phone has its fonts in a table. Ours are 1,800 for every script, and are searched one by one for each family
    // that a style names: that would dominate the figures.
    const browser = await chromium.launch(await findBrowser('latin only'));
    try {
      weight = await measureWeight(browser, measured[0]?.address ?? '', FIRST_GAME);
      // The first round only warms the services up.
      for (let run = values.short ? 1 : 0; run <= runs; run += 1) {
        for (const { address, fetchesGames, timed, loads } of measured) {
          const load = await measureLoad(browser, address, fetchesGames);
          if (run === 0) continue;
          const isTimed = timed && (!values.short || loads === measured[0]?.loads);
          loads.push({ ...load, own: isTimed ? await ownTime(address, fetchesGames) : Number.NaN });
        }
      }
    } finally {
      await browser.close();
    }
  } finally {
    await Promise.all(started.map((services) => services.stop()));
    await Promise.all([sites.remove(), rm(data, { recursive: true, force: true })]);
  }
  return { measured, weight };
};

/** In a browser of its own: one that has already recorded a trace takes many seconds to start another. */
const ownTime = async (address: string, fetchesGames: boolean): Promise<number> => {
  const browser = await chromium.launch(await findBrowser('latin only'));
  try {
    return await measureOwnTime(browser, address, fetchesGames);
  } finally {
    await browser.close();
  }
};

const median = (loads: readonly Measures[], of: keyof Measures): number => {
  const sorted = loads.map((load) => load[of]).toSorted((one, other) => one - other);
  const [low = 0, high = low] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
};

const inSeconds = (milliseconds: number): string =>
  Number.isNaN(milliseconds) ? '' : `${(milliseconds / 1000).toFixed(2)} s`;
const columns: readonly [keyof Measures, string, (value: number) => string][] = [
  ['firstPaint', 'FCP', inSeconds],
  ['largestPaint', 'LCP', inSeconds],
  ['shift', 'shift', (value) => value.toFixed(3)],
  ['blocking', 'blocking', inSeconds],
  ['own', 'own time', inSeconds],
  ['answering', 'answers', inSeconds],
];

const { measured, weight } = await measureAll(values.short ? 1 : Number(values.runs), tenant);
const rows = measured.map(({ title, loads }) => ({ title, of: (of: keyof Measures) => median(loads, of) }));
const [home, twin, scriptless, client] = rows;
if (!home || !twin || !scriptless || !client) throw new Error('Nothing was measured.');

const load = loadavg().map((each) => each.toFixed(1));
process.stdout.write(
  `home of ${tenant} on a slow phone, medians of ${values.runs} loads; the machine's load ${load.join(' ')}\n`,
);
process.stdout.write(`  ${''.padEnd(22)}${columns.map(([, name]) => name.padStart(10)).join('')}\n`);
for (const { title, of } of rows) {
  const cells = columns.map(([key, , format]) => format(of(key)).padStart(10)).join('');
  process.stdout.write(`  ${title.padEnd(22)}${cells}\n`);
}

const verdict = (name: string, value: number, target: number, unit: string): void => {
  const missed = value > target ? '  MISSED' : '';
  if (value > target && !values.short) process.exitCode = 1;
  process.stdout.write(`  ${name.padEnd(42)}${value.toFixed(2)} ${unit} of ${target.toFixed(2)}${missed}\n`);
};
verdict('FCP beside the twin', home.of('firstPaint') / twin.of('firstPaint'), FIRST_PAINT, '×');
verdict('LCP beside the twin', home.of('largestPaint') / twin.of('largestPaint'), LARGEST_PAINT, '×');
// The document must paint faster than home rendered in the browser, or it is not worth its bytes. Compared by LCP,
// since the other's first paint is only its cover.
verdict('LCP beside rendered in browser', home.of('largestPaint') / client.of('largestPaint'), 1, '×');
// A shift of a thousandth is one letter replaced by its web font, which is invisible.
verdict('layout shift', Math.floor(home.of('shift') * 1000) / 1000, 0, ' ');
verdict('blocking beyond the same without script', (home.of('blocking') - scriptless.of('blocking')) / 1000, 0.3, 's');
verdict('the same in its own time', (home.of('own') - scriptless.of('own')) / 1000, 0.3, 's');

const inKilobytes = (bytes: number): string => (bytes / 1000).toFixed(0);
const weighed = (name: string, bytes: number, target: number): void => {
  const missed = bytes > target ? '  MISSED' : '';
  if (bytes > target) process.exitCode = 1;
  process.stdout.write(`${name}: ${inKilobytes(bytes)} KB of ${inKilobytes(target)}${missed}\n`);
};
weighed('home in all on a 390 px phone', weight.all, PAGE_IN_ALL);
for (const [kind, bytes] of Object.entries(weight.kinds).toSorted(([, one], [, other]) => other - one)) {
  process.stdout.write(`  ${inKilobytes(bytes).padStart(6)} KB  ${kind}\n`);
}
weighed('script until its first games are visible', weight.scriptUntil, SCRIPT_UNTIL_GAMES);
