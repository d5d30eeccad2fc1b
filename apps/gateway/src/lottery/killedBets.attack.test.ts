import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { createGateway } from '../app/createGateway.ts';
import { testMerchants } from '../testing/merchants.ts';
import { newDatabaseUrl } from '../testing/openTestGateway.ts';
import { visit } from '../testing/visitor.ts';
import { auditLedger, isSound } from '../wallet/auditLedger.ts';
import { bets } from './lottery.schema.ts';

const BEFORE_THE_KILL = 40;

/** Places bets in another process and kills it; returns the key and body of each bet that was sent. */
const betAndKill = async (dataDir: string, url: string | undefined) => {
  const script = new URL('../testing/betUntilKilled.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [script, dataDir, url ?? ''], { stdio: ['ignore', 'pipe', 'inherit'] });
  const begun: { key: string; body: string }[] = [];
  for await (const line of createInterface(child.stdout)) {
    const [key = '', body = ''] = line.split(/ (?=\{)/u);
    begun.push({ key, body });
    if (begun.length >= BEFORE_THE_KILL && !child.killed) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
  return begun;
};

it('a bet is taken once for its key, though the gateway was killed and the bet is sent again minutes later', async () => {
  const url = await newDatabaseUrl();
  const dataDir = await mkdtemp(join(tmpdir(), 'gateway-killed-bets-'));
  const begun = await betAndKill(dataDir, url);
  const clock = { now: () => Date.now() + 61_000 };
  const gateway = await createGateway({
    merchants: testMerchants,
    dataDir,
    databaseUrl: url,
    clock,
    demoPasswordCost: 2,
  });
  try {
    const visitor = visit(gateway, 'alpha.localhost');
    const token = await visitor.tokenOf('player', 'Player2026');
    const ids = new Set<string>();
    for (const { key, body } of begun) {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
      const { value, status } = await visitor.call('/lgw/bets', { token, method: 'POST', body, headers });
      const { id, code } = value as { id?: string; code?: string };
      if (id !== undefined) ids.add(id);
      // The draw may have closed meanwhile: an untaken bet is then too late.
      else expect([status, code]).toEqual([200, 'drawClosed']);
    }
    const taken = await gateway.database.owner.select().from(bets);
    expect(taken.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(ids.size).toBeGreaterThan(10);
    expect((await auditLedger(gateway.database)).every(isSound)).toBe(true);
  } finally {
    await gateway.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}, 120_000);
