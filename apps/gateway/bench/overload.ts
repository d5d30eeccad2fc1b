import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { freePort } from '@baize/service/testing';
import { projectRoot } from '@baize/tooling/project-root';
import { startServices } from '@baize/tooling/services';
import { listen } from './listeners.ts';
import { ALL, closedLoop, openLoop, percentile } from './load.ts';
import type { Measured } from './load.ts';
import { bets, mixed, newPlayer, VENDOR_SECRET } from './visitors.ts';

// Measures edge and gateway at half and at twice their capacity, with open event streams. Fails if calls are refused at
// half the capacity, accepted calls are slow, a refusal lacks `Retry-After`, or a stream closes.

const { values } = parseArgs({
  options: {
    /** Duration of each load. */
    seconds: { type: 'string', default: '15' },
    /** The overload, as a multiple of the capacity. */
    times: { type: 'string', default: '2' },
    /** The smallest size; times are printed and not judged. */
    short: { type: 'boolean', default: false },
  },
});
const seconds = values.short ? 1 : Number(values.seconds);
const times = Number(values.times);

const NANOSECONDS = 1_000_000;
const AT_ONCE = 12;
const WARM_UP_SECONDS = values.short ? 1 : 3;
const WORLDS = values.short ? 2 : 16;
const MOST_A_SECOND = 5000;
const LONGEST_P99_MS = 1000;
const ORDINARY = 0.5;
/** Tolerated share of refused calls at half the capacity. */
const ORDINARY_REFUSED_PERCENT = 1;
/** Log-ins prepared per player: enough for the fastest machine. */
const LOG_INS = 90;

const sites = process.env['BAIZE_SITES'] ?? join(projectRoot, 'dist/sites');
const [merchant] = existsSync(sites) ? readdirSync(sites).filter((name) => !name.startsWith('.')) : [];
if (merchant === undefined) throw new Error(`There is no site in ${sites}. Assemble one: npm run baize -- assemble`);

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const printTimes = (name: string, { perSecond, times: of }: Measured, kind: string = ALL): void => {
  const own = of.get(kind);
  const share = (own?.count ?? 0) / Math.max(1, of.get(ALL)?.count ?? 1);
  const cells = [`${(perSecond * share).toFixed(0)} a second`];
  for (const percent of [50, 99]) cells.push(`p${percent} ${percentile(own, percent).toFixed(0)} ms`);
  say(`  ${name.padEnd(24)}${cells.map((cell) => cell.padStart(16)).join('')}`);
};

const folder = await mkdtemp(join(tmpdir(), 'baize-bench-'));
const missed: string[] = [];
try {
  const ports = { edge: await freePort(), gateway: await freePort(), vendor: await freePort(), payments: 1 };
  const services = await startServices(['gateway', 'edge'], ports, {
    BAIZE_DATA: join(folder, 'data'),
    BAIZE_LAB: '1',
    BAIZE_VENDOR_SECRET: VENDOR_SECRET,
    DATABASE_URL: process.env['DATABASE_URL'] ?? '',
  });
  try {
    const origin = `http://127.0.0.1:${ports.edge}`;
    const players = [];
    for (let n = 0; n < WORLDS; n += 1) players.push(await newPlayer(ports.gateway, merchant, LOG_INS));
    const listeners = await Promise.all(players.map((player) => listen(ports.edge, player)));
    const next = mixed(players, bets(players));

    say(`\n${availableParallelism()} processors for edge, gateway, database and the load itself; ${seconds} s each.`);
    await closedLoop(origin, AT_ONCE, WARM_UP_SECONDS, next);
    const held = await closedLoop(origin, AT_ONCE, seconds, next);
    printTimes(`held, ${AT_ONCE} at once`, held);
    const usual = Math.round(held.perSecond * ORDINARY);
    const ordinary = await openLoop(origin, usual, seconds, next);
    say(`\n${ORDINARY} × that, ${usual} calls a second:`);
    printTimes('accepted', ordinary);
    const refusedPercent = (ordinary.refused * 100) / (usual * seconds);
    say(`  refused with 503 and Retry-After: ${ordinary.refused} (${refusedPercent.toFixed(1)} %)`);

    const rate = Math.min(MOST_A_SECOND, Math.round(held.perSecond * times));
    const late = monitorEventLoopDelay({ resolution: 1 });
    late.enable();
    const over = await openLoop(origin, rate, seconds, next);
    late.disable();
    say(`\n${times} × that, ${rate} calls a second whether or not those before are answered:`);
    printTimes('accepted', over);
    for (const kind of [...over.times.keys()].filter((name) => name !== ALL)) printTimes(`  ${kind}`, over, kind);
    const { refused, wrong, firstWrong } = over;
    const asked = rate * seconds;
    say(`  refused with 503 and Retry-After: ${refused} of ${asked} (${((refused * 100) / asked).toFixed(0)} %)`);
    const open = listeners.filter((listener) => listener.isOpen()).length;
    const ownDelay = (late.percentile(99) / NANOSECONDS).toFixed(0);
    say(
      `  of these times up to ${ownDelay} ms are the load's own (p99); the machine's load average is ${loadavg()[0]?.toFixed(1)}`,
    );
    say(`  streams of events still open: ${open} of ${listeners.length}`);
    const after = await closedLoop(origin, AT_ONCE, WARM_UP_SECONDS, next);
    printTimes('afterwards', after);

    const p99 = percentile(over.times.get(ALL), 99);
    if (p99 > LONGEST_P99_MS && !values.short)
      missed.push(`p99 of what is accepted is ${p99.toFixed(0)} ms; it may be ${LONGEST_P99_MS}.`);
    if (refusedPercent > ORDINARY_REFUSED_PERCENT && !values.short)
      missed.push(
        `${refusedPercent.toFixed(1)} % of an ordinary load are refused; it may be ${ORDINARY_REFUSED_PERCENT} %.`,
      );
    if (wrong > 0) missed.push(`${wrong} answers were neither accepted nor refused, the first: ${firstWrong ?? ''}`);
    if (open < listeners.length) missed.push(`${listeners.length - open} streams of events closed.`);
    for (const listener of listeners) listener.leave();
  } finally {
    await services.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
for (const sentence of missed) say(`\n${sentence}`);
process.exitCode = missed.length > 0 ? 1 : 0;
