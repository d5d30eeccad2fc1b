import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types.ts';
import { auditLedger, isSound } from '../../wallet/auditLedger.ts';
import { bonuses } from '../../wallet/bonuses.schema.ts';
import { vendorTransactions } from '../../wallet/wallet.schema.ts';

const script = new URL('trafficUntilKilled.ts', import.meta.url).pathname;

/** Starts a gateway with traffic, and kills it once it has acknowledged so many movements; returns those. */
const killOne = async (url: string, name: string, after: number): Promise<readonly string[]> => {
  const child = spawn(process.execPath, [script, '', url, name], { stdio: ['ignore', 'pipe', 'inherit'] });
  const acknowledged: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    acknowledged.push(line);
    // Output written before the kill is still read.
    if (acknowledged.length >= after && !child.killed) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  if (child.signalCode !== 'SIGKILL') throw new Error(`Gateway ${name} ended by itself.`);
  return acknowledged;
};

/**
 * Kills gateways amid traffic, two at a time on one database, and audits it after each pair. Throws when a movement that
 * was acknowledged is missing. Returns the number of acknowledged movements.
 */
export const killGateways = async (
  database: Database,
  url: string,
  { kills, next }: { readonly kills: number; readonly next: (below: number) => number },
): Promise<number> => {
  const acknowledged: string[] = [];
  for (let n = 0; n < kills; n += 2) {
    const pair = [killOne(url, `a${n}`, 20 + next(120)), killOne(url, `b${n}`, 20 + next(120))];
    for (const lines of await Promise.all(pair)) acknowledged.push(...lines);
    const unsound = (await auditLedger(database)).filter((audit) => !isSound(audit));
    if (unsound.length > 0) throw new Error(unsound.flatMap(({ differences }) => differences).join('\n'));
  }
  const rows = await database.owner.select().from(vendorTransactions).where(eq(vendorTransactions.merchant, 'alpha'));
  const byId = new Map(rows.map((row) => [row.transaction_id, row]));
  let grants = 0;
  for (const line of acknowledged) {
    const [kind, id = ''] = line.split(' ');
    const row = byId.get(id);
    if (kind === 'grant') grants += 1;
    else if (kind === 'rollback' ? row?.rolled_back !== true : row?.outcome !== 'done')
      throw new Error(`${line} was acknowledged, and is lost.`);
  }
  const granted = await database.owner.select().from(bonuses).where(eq(bonuses.merchant, 'alpha'));
  if (granted.filter(({ amount }) => amount === 777n).length < grants) throw new Error('A grant is lost.');
  return acknowledged.length;
};
