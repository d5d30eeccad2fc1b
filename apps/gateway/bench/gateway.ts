import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '@baize/service/testing';
import { projectRoot } from '@baize/tooling/project-root';
import { startServices } from '@baize/tooling/services';
import { ALL, closedLoop, openLoop, percentile } from './load.ts';
import type { Measured } from './load.ts';
import { MIXED, mixed, mixture, newPlayer, sharedPaths, sharedReads, VENDOR_SECRET } from './visitors.ts';

// Prints the calls per second of edge and gateway, beside a bare Hono app with the same validation. The load is
// generated on the same machine.

const { values } = parseArgs({
  options: {
    /** Duration of each load. */
    seconds: { type: 'string', default: '10' },
    /** Calls per second of the mixed load. */
    rate: { type: 'string', default: '500' },
    /** The smallest size; times are printed and not judged. */
    short: { type: 'boolean', default: false },
  },
});
const seconds = values.short ? 1 : Number(values.seconds);
const rate = values.short ? 50 : Number(values.rate);

const AT_ONCE = 32;
const WARM_UP_SECONDS = values.short ? 1 : 3;
const WORLDS = values.short ? 2 : 16;

const sites = process.env['BAIZE_SITES'] ?? join(projectRoot, 'dist/sites');
const [merchant] = existsSync(sites) ? readdirSync(sites).filter((name) => !name.startsWith('.')) : [];
if (merchant === undefined) throw new Error(`There is no site in ${sites}. Assemble one: npm run baize -- assemble`);

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const printTimes = (
  name: string,
  { perSecond, times, refused, wrong, firstWrong }: Measured,
  kind: string = ALL,
): void => {
  const of = times.get(kind);
  const share = (of?.count ?? 0) / (times.get(ALL)?.count ?? 1);
  const cells = [`${(perSecond * share).toFixed(0)} a second`, `p50 ${percentile(of, 50).toFixed(1)} ms`];
  say(
    `  ${name.padEnd(22)} ${[...cells, `p99 ${percentile(of, 99).toFixed(1)} ms`].map((cell) => cell.padStart(16)).join('')}`,
  );
  if (kind === ALL && refused > 0) say(`  ${refused} calls were refused: there was no room for them`);
  if (kind !== ALL || wrong === 0) return;
  say(`  ${wrong} answers were wrong, the first: ${firstWrong ?? ''}`);
  process.exitCode = 1;
};

/** Measures the bare app, which serves answers recorded from the gateway. */
const measureBare = async (folder: string, origin: string, host: string): Promise<Measured> => {
  const { Pool } = await import('undici');
  const pool = new Pool(origin);
  const answers: Record<string, unknown> = {};
  for (const path of sharedPaths) {
    const { body } = await pool.request({ method: 'GET', path, headers: { host } });
    answers[path.split('?', 1)[0] ?? path] = await body.json();
  }
  await pool.close();
  const file = join(folder, 'answers.json');
  await writeFile(file, JSON.stringify(answers));
  const port = await freePort();
  const bare = fork(join(import.meta.dirname, 'bareHono.ts'), [String(port), file]);
  try {
    await once(bare, 'message');
    const address = `http://127.0.0.1:${port}`;
    await closedLoop(address, AT_ONCE, WARM_UP_SECONDS, sharedReads(['bare.localhost']));
    return await closedLoop(address, AT_ONCE, seconds, sharedReads(['bare.localhost']));
  } finally {
    bare.disconnect();
  }
};

const folder = await mkdtemp(join(tmpdir(), 'baize-bench-'));
try {
  const ports = { edge: await freePort(), gateway: await freePort(), vendor: await freePort(), payments: 1 };
  const environment = {
    BAIZE_DATA: join(folder, 'data'),
    BAIZE_LAB: '1',
    BAIZE_VENDOR_SECRET: VENDOR_SECRET,
    DATABASE_URL: process.env['DATABASE_URL'] ?? '',
  };
  const services = await startServices(['gateway', 'edge'], ports, environment);
  try {
    const origin = `http://127.0.0.1:${ports.edge}`;
    const logIns = Math.ceil((rate * (seconds + WARM_UP_SECONDS) * mixture.logIns) / MIXED / WORLDS) + 1;
    const players = [];
    for (let n = 0; n < WORLDS; n += 1) players.push(await newPlayer(ports.gateway, merchant, logIns));
    const hosts = players.map(({ host }) => host);
    const [host = ''] = hosts;

    say(`\n${availableParallelism()} processors for edge, gateway, database and the load itself; ${seconds} s each.`);
    say(`\nWhat is the same for all, ${AT_ONCE} at once:`);
    await closedLoop(origin, AT_ONCE, WARM_UP_SECONDS, sharedReads([host]));
    const shared = await closedLoop(origin, AT_ONCE, seconds, sharedReads([host]));
    printTimes('edge and gateway', shared);
    const bare = await measureBare(folder, origin, host);
    printTimes('a bare Hono app', bare);
    say(`  ${(shared.perSecond / bare.perSecond).toFixed(2)} of the bare app's`);

    say(
      `\nA mix at ${rate} a second, of ${MIXED} calls ${mixture.shared} the same for all, ${mixture.own} a member's own,`,
    );
    say(
      `${mixture.movements} bets and prizes, ${mixture.logIns} log-in (its password's hash alone takes 50 ms of a processor, by design):`,
    );
    const next = mixed(players);
    await openLoop(origin, rate, WARM_UP_SECONDS, next);
    const mix = await openLoop(origin, rate, seconds, next);
    printTimes('all', mix);
    for (const kind of [...mix.times.keys()].filter((name) => name !== ALL)) printTimes(kind, mix, kind);
  } finally {
    await services.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
