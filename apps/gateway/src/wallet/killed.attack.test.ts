import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { and, eq, isNotNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openPglite } from '../database/openPglite.ts';
import { openPostgres } from '../database/openPostgres.ts';
import { auditLedger, isSound } from './auditLedger.ts';
import { postings, transactions, vendorTransactions } from './wallet.schema.ts';
import { newDatabaseUrl } from '../testing/openTestGateway.ts';

const BEFORE_THE_SECOND = 20;
const BEFORE_THE_KILL = 60;

/** Plays in another process, starts a second gateway meanwhile, and kills the first; returns all acknowledged ids. */
const playAndKill = async (dataDir: string, url: string | undefined, second: () => Promise<void>) => {
  const script = new URL('../testing/playUntilKilled.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [script, dataDir, url ?? ''], { stdio: ['ignore', 'pipe', 'inherit'] });
  const acknowledged: string[] = [];
  for await (const id of createInterface(child.stdout)) {
    acknowledged.push(id);
    if (acknowledged.length === BEFORE_THE_SECOND) await second();
    // Output written before the kill is still read.
    if (acknowledged.length >= BEFORE_THE_KILL && !child.killed) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
  return acknowledged;
};

const { PATH, NODE_COMPILE_CACHE } = process.env;

/** Output of the audit command, run in a process of its own. */
const audited = (dataDir: string, url: string | undefined) => {
  const script = new URL('../audit.ts', import.meta.url).pathname;
  const place = url === undefined ? { BAIZE_DATA: dataDir } : { DATABASE_URL: url };
  const { status, stdout } = spawnSync(process.execPath, [script], { env: { PATH, NODE_COMPILE_CACHE, ...place } });
  return [status, stdout.toString()];
};

it('each movement that was acknowledged is there after a kill, and a second gateway on the folder costs none', async () => {
  const url = await newDatabaseUrl();
  const dataDir = await mkdtemp(join(tmpdir(), 'gateway-killed-'));
  const acknowledged = await playAndKill(dataDir, url, async () => {
    if (url === undefined)
      await expect(openPglite({ dataDir })).rejects.toThrow('Another gateway uses the data folder');
    // PostgreSQL allows several gateways.
    else await (await openPostgres(url)).close();
  });
  const database = url === undefined ? await openPglite({ dataDir }) : await openPostgres(url);
  try {
    const written = await database.owner
      .select({ reference: transactions.reference, amount: postings.amount })
      .from(postings)
      .innerJoin(transactions, eq(transactions.id, postings.transaction_id))
      .where(and(eq(postings.merchant, 'alpha'), isNotNull(postings.sequence)));
    const answered = await database.owner.select().from(vendorTransactions);
    const amounts = new Map(written.map(({ reference: id, amount }) => [id, amount]));
    const outcomes = new Map(answered.map(({ transaction_id: id, outcome }) => [id, outcome]));
    for (const id of acknowledged) {
      const [, kind, amount = ''] = /(debit|credit)-(\d+)$/u.exec(id) ?? [];
      expect([id, amounts.get(id)]).toEqual([id, BigInt(kind === 'debit' ? -Number(amount) : amount)]);
      expect([id, outcomes.get(id)]).toEqual([id, 'done']);
    }
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(acknowledged.filter((id) => id.includes('credit')).length).toBeGreaterThan(10);
    expect((await auditLedger(database)).filter((audit) => !isSound(audit))).toEqual([]);
  } finally {
    await database.close();
  }
  try {
    expect(audited(dataDir, url)).toEqual([0, expect.stringMatching(/^alpha: \d+ accounts, their sum is 0$/mu)]);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}, 120_000);
