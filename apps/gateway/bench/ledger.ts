import { parseArgs } from 'node:util';
import type { Database } from '../src/database/database.types.ts';
import { openPglite } from '../src/database/openPglite.ts';
import { openPostgres } from '../src/database/openPostgres.ts';
import { readSnapshot } from '../src/database/snapshot.ts';
import { createDatabase } from '../src/testing/databases.ts';
import { killGateways } from '../src/testing/ledger/killGateways.ts';
import { newTally, numbersOf, runSchedule } from '../src/testing/ledger/runSchedule.ts';
import { startServer } from '../src/testing/postgresServer.ts';
import { seed } from '../src/testing/seededDatabase.ts';
import { auditLedger, isSound } from '../src/wallet/auditLedger.ts';

// Runs random schedules of money and limits against models of both: on the embedded database, and on PostgreSQL through
// two gateways' connections at once, where it also kills real gateways amid traffic. `DATABASE_URL` names a server;
// without it one is started. A failed schedule prints its seed: `--seed <seed> --count 1` runs it again.

const { values } = parseArgs({
  options: {
    /** A few of each. */
    short: { type: 'boolean', default: false },
    count: { type: 'string' },
    kills: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    only: { type: 'string' },
    /** Stops after so many minutes. */
    minutes: { type: 'string', default: '600' },
  },
});

const count = Number(values.count ?? (values.short ? 8 : 10_000));
const kills = Number(values.kills ?? (values.short ? 1 : 20));
const first = Number(values.seed);
const AT_ONCE = 4;
const [EVERY, MINUTE_MS] = [100, 60_000];

const check = async (name: string, database: Database): Promise<void> => {
  const audits = await auditLedger(database);
  const wrong = audits.filter((audit) => !isSound(audit)).flatMap(({ differences }) => differences);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  process.stdout.write(`${name}: its ledger adds up\n`);
};

const run = async (name: string, databases: readonly Database[]): Promise<void> => {
  const tally = newTally();
  const from = performance.now();
  const until = from + Number(values.minutes) * MINUTE_MS;
  let [begun, done] = [0, 0];
  const line = () =>
    `${name}: ${done} schedules in ${((performance.now() - from) / 1000).toFixed(0)} s, ${tally.deeds} deeds, ${tally.kills} kills, ${tally.overtaken} overtaken (seed ${first})\n`;
  const lane = async (): Promise<void> => {
    while (begun < count && performance.now() < until) {
      const own = first + begun;
      begun += 1;
      try {
        await runSchedule(databases, own, tally);
      } catch (error) {
        process.stdout.write(`${name}: the schedule of seed ${own} failed\n`);
        throw error;
      }
      done += 1;
      if (done % EVERY === 0) process.stdout.write(line());
    }
  };
  await Promise.all(Array.from({ length: databases.length > 1 ? AT_ONCE : 1 }, lane));
  process.stdout.write(line());
  for (const [outcome, times] of [...tally.outcomes].sort(([one], [other]) => one.localeCompare(other)))
    process.stdout.write(`  ${outcome}: ${times}\n`);
  for (const database of databases.slice(0, 1)) await check(name, database);
};

if (values.only !== 'PostgreSQL') {
  const database = await openPglite({ snapshot: await readSnapshot() });
  await seed(database);
  await run('PGlite', [database]);
  await database.close();
}
if (values.only !== 'PGlite') {
  const server = process.env['DATABASE_URL'] === undefined ? await startServer() : undefined;
  try {
    const url = await createDatabase(server?.url ?? process.env['DATABASE_URL'] ?? '');
    const databases = [await openPostgres(url), await openPostgres(url)] as const;
    await seed(databases[0]);
    await run('PostgreSQL, two gateways', databases);
    const acknowledged = await killGateways(databases[0], url, { kills, next: numbersOf(first) });
    process.stdout.write(`PostgreSQL: ${kills} gateways killed, none of ${acknowledged} acknowledged movements lost\n`);
    await check('PostgreSQL', databases[0]);
    for (const database of databases) await database.close();
  } finally {
    await server?.stop();
  }
}
