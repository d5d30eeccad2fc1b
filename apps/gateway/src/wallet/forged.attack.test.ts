import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { callVendor, startPlay } from '../testing/vendor.ts';
import { auditLedger, isSound } from './auditLedger.ts';

const ID = '00000000-0000-0000-0000-000000000001';

let gateway: TestGateway;
let id = '';
beforeAll(async () => {
  gateway = await openTestGateway({ unaudited: true });
  id = await playedIn();
});
afterAll(() => gateway.close());
/** A world whose player has placed bets. */
const playedIn = async (): Promise<string> => {
  const world = await newWorldAt(gateway, 'alpha', { as: 'player' });
  const session = await startPlay(gateway, world.visitor, world.token);
  await callVendor(gateway, 'wallet/debit', { session, round: 'r', transactionId: 'bet', amount: '100' });
  return world.id;
};

const forge = (statement: string) =>
  gateway.database.owner.execute(sql.raw(statement)).catch((error: unknown) => {
    throw error instanceof Error && error.cause instanceof Error ? error.cause : error;
  });
const forgeAs = (kind: string, ...rows: string[]) =>
  forge(`with t as (insert into transactions (merchant, id, kind, occurred_at) values ('${id}', '${ID}', '${kind}', now()))
    insert into postings (merchant, transaction_id, account, amount, sequence, balance_after, kind, occurred_at) values
    ${rows.map((row) => `('${id}', '${ID}', ${row}, '${kind}', now())`).join(', ')}`);

describe('the database refuses', () => {
  it.each([
    ['money from nowhere', 'credit', ["'main:1001', 5, 3, 99905"], 'sum to zero'],
    ['two sides that differ', 'credit', ["'main:1001', 5, 3, 99905", "'vendor:BAIZE', -4, null, null"], 'sum to zero'],
    ['a debit that gives', 'debit', ["'main:1001', 5, 3, 99905", "'vendor:BAIZE', -5, null, null"], 'a debit takes'],
    ['a sequence twice', 'credit', ["'main:1001', 5, 2, 99905", "'vendor:BAIZE', -5, null, null"], 'postings_sequence'],
    ['an account that is not there', 'credit', ["'main:9', 5, 1, 5", "'vendor:BAIZE', -5, null, null"], 'postings_mer'],
    ['a balance below zero', 'debit', ["'main:1001', -5, 3, -5", "'vendor:BAIZE', 5, null, null"], 'balance_after'],
  ])('%s', async (_what, kind, rows, sentence) => {
    await expect(forgeAs(kind, ...rows)).rejects.toThrow(sentence);
  });

  it('a transaction without postings, and postings that come later', async () => {
    const bare = `insert into transactions (merchant, id, kind, occurred_at) values ('${id}', '${ID}', 'credit', now())`;
    await expect(forge(bare)).rejects.toThrow('with its postings');
    const more = `insert into accounts (merchant, id, kind) values ('${id}', 'house', 'house'), ('${id}', 'vendor:X', 'vendor')`;
    await forge(more);
    const late = `insert into postings (merchant, transaction_id, account, amount, kind, occurred_at)
      select merchant, id, side.account, side.amount, kind, occurred_at from transactions, (values ('house', 5), ('vendor:X', -5)) side (account, amount)
      where merchant = '${id}' and kind = 'debit'`;
    await expect(forge(late)).rejects.toThrow('written at once');
  });

  it.each(['accounts', 'transactions', 'postings'])('every change of %s', async (table) => {
    await expect(forge(`update ${table} set merchant = merchant where merchant = '${id}'`)).rejects.toThrow('never');
    await expect(forge(`delete from ${table} where merchant = '${id}'`)).rejects.toThrow('never changed (delete of');
    await expect(forge(`truncate ${table} cascade`)).rejects.toThrow('never changed (truncate of');
  });

  it('to remove a member whose money has moved', async () => {
    await expect(forge(`delete from members where merchant = '${id}' and id = '1001'`)).rejects.toThrow('accounts');
  });
});

const differencesAfter = async (...statements: string[]): Promise<readonly string[]> => {
  await gateway.database.run(['set local session_replication_role = replica', ...statements].join(';'));
  const audit = (await auditLedger(gateway.database)).find(({ merchant }) => merchant === id);
  return audit === undefined ? [] : [`sum ${audit.sum}`, ...audit.differences];
};
const at = () => `merchant = '${id}'`;

describe('an audit', () => {
  it('finds nothing where nothing was forged', async () => {
    const audits = await auditLedger(gateway.database);
    expect(audits.filter((audit) => !isSound(audit))).toEqual([]);
    expect(audits.map(({ merchant }) => merchant)).toEqual(expect.arrayContaining(['alpha', 'beta', id]));
  });

  it('names a wallet that was changed or removed', async () => {
    const wallet = `wallets where ${at()} and member_id = '1001'`;
    expect(await differencesAfter(`update wallets set balance = 1 where ${at()} and member_id = '1001'`)).toEqual([
      'sum 0',
      'main:1001 has 1 after 2 movements, its postings come to 99900 after 2',
    ]);
    expect(await differencesAfter(`delete from ${wallet}`)).toEqual([
      'sum 0',
      'main:1001 has no wallet after 0 movements, its postings come to 99900 after 2',
    ]);
  });

  it('names every place that money was written into past the rules', async () => {
    id = await playedIn();
    const [sum, ...differences] = await differencesAfter(
      `update postings set amount = amount + 7 where ${at()} and account = 'main:1001' and sequence = 1`,
    );
    expect(sum).toBe('sum 7');
    expect(differences).toEqual([
      'main:1001 has 99900 after 2 movements, its postings come to 99907 after 2',
      'main:1001 says it had 100000 after movement 1, which is none of its sums',
      'main:1001 says it had 99900 after movement 2, which is none of its sums',
      expect.stringMatching(/^transaction [\w-]+ has 2 postings, which come to 7$/u),
    ]);
  });
});
