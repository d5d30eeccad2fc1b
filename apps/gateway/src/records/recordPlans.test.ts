import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMemberByAccount } from '../accounts/members.store.ts';
import type { Orm } from '../database/database.types.ts';
import { rowsOf } from '../database/rowsOf.ts';
import { pageOf, pageStatement } from '../paging/pageOf.ts';
import type { ListQuery } from '../paging/pageOf.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import { movementsOf } from './accountRecord.store.ts';
import { roundsOf } from './bettingRecord.store.ts';

const MANY = 100_000;
const [FAST_MS, TRIES] = [50, 10];
const timeZone = 'Asia/Shanghai';

let gateway: TestGateway;
let orm: Orm;
let owner: Owner;

/** A hundred thousand rounds of a member, one every second back from the end of 2026-03-31 in Shanghai. */
beforeAll(async () => {
  gateway = await openTestGateway({ unaudited: true });
  const world = await newWorldAt(gateway, 'alpha', { as: 'player' });
  const member = await findMemberByAccount(gateway.database.owner, world.id, 'player');
  owner = { merchant: world.id, memberId: member?.id ?? '' };
  orm = gateway.database.of({ id: world.id, origin: 'alpha' });
  const last = '2026-03-31T15:59:59Z';
  const fill = `
    insert into game_rounds (merchant, id, member_id, vassalage, game_type, game_code, session_id, round, placed_at, settled_at, staked, won, turnover, status)
    select '${world.id}', gen_random_uuid(), '${owner.memberId}', 'V' || n % 10, case n % 4 when 0 then 'LIVE' else 'RNG' end, 'g', 's', n::text,
      timestamptz '${last}' - make_interval(secs => n), now(), 100, n % 3 * 90, 100, 'won'
    from generate_series(1, ${MANY}) n;
    set local session_replication_role = replica;
    insert into postings (merchant, transaction_id, account, amount, sequence, balance_after, kind, occurred_at)
    select '${world.id}', gen_random_uuid(), 'main:${owner.memberId}', 1, n + 10, n, case n % 1000 when 0 then 'deposit' else 'credit' end,
      timestamptz '${last}' - make_interval(secs => ${MANY} - n)
    from generate_series(1, ${MANY}) n;`;
  await gateway.database.run(fill);
  for (const table of ['game_rounds', 'postings']) await gateway.database.run(`analyze ${table}`);
}, 120_000);
afterAll(() => gateway.close());

type List = { readonly query: ListQuery<PgTable>; readonly index: string };

const march = { from: '2026-03-31', to: '2026-03-31', timeZone };
const lists: Readonly<Record<string, () => List>> = {
  'all rounds': () => ({ query: roundsOf(owner, { timeZone }), index: 'game_rounds_member' }),
  'rounds of a day': () => ({ query: roundsOf(owner, march), index: 'game_rounds_member' }),
  'rounds of a category': () => ({
    query: roundsOf(owner, { gameType: 'LIVE', timeZone }),
    index: 'game_rounds_category',
  }),
  'rounds of a vendor': () => ({ query: roundsOf(owner, { vassalage: 'V3', timeZone }), index: 'game_rounds_vendor' }),
  'all movements': () => ({ query: movementsOf(owner, { timeZone }), index: 'postings_of_account' }),
  'movements of a day': () => ({ query: movementsOf(owner, march), index: 'postings_of_account' }),
  'movements of a kind': () => ({
    query: movementsOf(owner, { kind: 'deposit', timeZone }),
    index: 'postings_of_kind',
  }),
};

const planOf = async (statement: SQL): Promise<string> =>
  JSON.stringify(rowsOf(await orm.execute(sql`explain (format json) ${statement}`)));

const fastest = async (work: () => Promise<unknown>): Promise<number> => {
  let best = Number.POSITIVE_INFINITY;
  for (let n = 0; n < TRIES; n += 1) {
    const start = performance.now();
    await work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
};

describe.each(Object.keys(lists))('%s, of a hundred thousand', (name) => {
  it('are read by their own index without sorting, and a page in less than 50 ms', async () => {
    const { query, index } = lists[name]?.() ?? { query: roundsOf(owner, { timeZone }), index: '' };
    const plan = await planOf(pageStatement(orm, query, { values: undefined, pageSize: 15 }).getSQL());
    expect(plan).toContain(index);
    expect(plan).not.toContain('Sort');
    expect(plan).not.toContain('Seq Scan');
    const first = await pageOf(orm, query, { pageSize: 15 });
    expect(first?.rows).toHaveLength(15);
    expect(await fastest(() => pageOf(orm, query, { pageSize: 15, cursor: first?.next ?? '' }))).toBeLessThan(FAST_MS);
  });
});
