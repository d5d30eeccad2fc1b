import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHistogram } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '@baize/service/testing';
import { projectRoot } from '@baize/tooling/project-root';
import { startServices } from '@baize/tooling/services';
import { request } from 'undici';
import { listen } from './listeners.ts';
import type { Listener } from './listeners.ts';
import { ALL, openLoop, percentile } from './load.ts';
import { movements, newPlayer, sharedReads, VENDOR_SECRET } from './visitors.ts';
import type { Player } from './visitors.ts';

// Prints the delay of members' balance events with many open streams at one gateway, and the latency of other calls
// with and without these streams.

const { values } = parseArgs({
  options: {
    listeners: { type: 'string', default: '1000' },
    /** Movements of money per second, each of another member. */
    rate: { type: 'string', default: '50' },
    /** The smallest size; times are printed and not judged. */
    short: { type: 'boolean', default: false },
  },
});
const count = values.short ? 20 : Number(values.listeners);
const rate = Number(values.rate);

const ALONE = values.short ? 5 : 50;
const MADE_AT_ONCE = 8;
const SECONDS = values.short ? 1 : 10;
const CALLS_A_SECOND = 200;
const SETTLING_MS = values.short ? 300 : 3000;
const PATIENCE_MS = 10_000;
const TARGET_P99_MS = 100;
const TARGET_KILOBYTES = 100;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
let missed = 0;
const judge = (value: number, target: number, unit: string): string => {
  missed += value > target && !values.short ? 1 : 0;
  return `${(value / target).toFixed(2)} of ${target} ${unit}${value > target ? '  MISSED' : ''}`;
};

/** Runs `work` for all items in batches of `atOnce`. */
const forEach = async <T, R>(all: readonly T[], atOnce: number, work: (one: T) => Promise<R>): Promise<R[]> => {
  const done: R[] = [];
  for (let at = 0; at < all.length; at += atOnce)
    done.push(...(await Promise.all(all.slice(at, at + atOnce).map(work))));
  return done;
};

/** A process's resident memory in kilobytes; undefined on systems without /proc. */
const memoryOf = (id: number | undefined): number | undefined => {
  try {
    return Number(/^VmRSS:\s+(\d+)/mu.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
};

/** Moves each listener's money in turn and measures the time until its event; also counts events that never came. */
const measureDelivery = async (gateway: string, players: readonly Player[], listeners: readonly Listener[]) => {
  const next = movements(players);
  const times = createHistogram();
  const began = performance.now();
  const late = await Promise.all(
    listeners.map(async (listener, at) => {
      await delay(Math.max(0, began + (at * 1000) / rate - performance.now()));
      const { host, path, method, headers = {}, body = '' } = next();
      const heard = listener.next();
      const sent = performance.now();
      const answer = await request(`${gateway}${path}`, { method, headers: { ...headers, host }, body });
      await answer.body.dump();
      const time = await Promise.race([heard, delay(PATIENCE_MS, undefined, { ref: false })]);
      if (time === undefined) return true;
      times.record(Math.max(1, Math.round((time - sent) * 1000)));
      return false;
    }),
  );
  return { times, unheard: late.filter(Boolean).length };
};

const folder = await mkdtemp(join(tmpdir(), 'baize-bench-'));
const ports = { edge: await freePort(), gateway: await freePort(), vendor: await freePort(), payments: 1 };
const services = await startServices(['gateway'], ports, {
  BAIZE_DATA: join(folder, 'data'),
  BAIZE_LAB: '1',
  BAIZE_VENDOR_SECRET: VENDOR_SECRET,
  DATABASE_URL: process.env['DATABASE_URL'] ?? '',
});
try {
  const gateway = `http://127.0.0.1:${ports.gateway}`;
  const merchant = readdirSync(join(projectRoot, 'tenants')).find((name) => /^[a-z]/u.test(name)) ?? '';
  const memory = () => memoryOf(services.processOf('gateway'));
  const wanted = Array.from({ length: ALONE + count }, () => merchant);
  const made = await forEach(wanted, MADE_AT_ONCE, (from) => newPlayer(ports.gateway, from, 0));
  const [few, players] = [made.slice(0, ALONE), made.slice(ALONE)];
  const hosts = players.slice(0, 1).map(({ host }) => host);
  const callsNow = () => openLoop(gateway, CALLS_A_SECOND, SECONDS, sharedReads(hosts));

  say(`\n${availableParallelism()} processors for gateway, database, listeners and the load itself.`);
  await callsNow();
  const alone = await forEach(few, few.length, (player) => listen(ports.gateway, player));
  const before = await measureDelivery(gateway, few, alone);
  for (const listener of alone) listener.leave();
  await delay(SETTLING_MS);
  const callsBefore = await callsNow();
  const memoryBefore = memory();

  const began = performance.now();
  const listeners = await forEach(players, MADE_AT_ONCE, (player) => listen(ports.gateway, player));
  say(
    `\n${count} listeners, each of another member of another merchant, opened in ${(performance.now() - began).toFixed(0)} ms`,
  );
  await delay(SETTLING_MS);
  const memoryAfter = memory();
  if (memoryBefore !== undefined && memoryAfter !== undefined) {
    const each = (memoryAfter - memoryBefore) / count;
    say(`  memory each            ${each.toFixed(1)} KB: ${judge(each, TARGET_KILOBYTES, 'KB')}`);
  }

  const { times, unheard } = await measureDelivery(gateway, players, listeners);
  const [p50, p99] = [percentile(times, 50), percentile(times, 99)];
  say(
    `  from bet to event      p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms: ${judge(p99, TARGET_P99_MS, 'ms')}`,
  );
  say(`  ${(p50 / percentile(before.times, 50)).toFixed(2)} × the p50 with ${ALONE} who listen`);
  const wrong = listeners.filter(({ heard }) => heard.size !== 1 || [...heard.values()].some((often) => often !== 1));
  missed += unheard + wrong.length;
  say(`  heard once by         ${count - wrong.length} of ${count}`);

  const callsAfter = await callsNow();
  const [without, withAll] = [callsBefore, callsAfter].map((calls) => percentile(calls.times.get(ALL), 99));
  say(
    `\nOther calls, ${CALLS_A_SECOND} a second: p99 ${withAll?.toFixed(1)} ms, without listeners ${without?.toFixed(1)} ms`,
  );
  for (const listener of listeners) listener.leave();
} finally {
  await services.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(missed === 0 ? 0 : 1);
