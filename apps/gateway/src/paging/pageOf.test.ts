import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Orm } from '../database/database.types.ts';
import { rowsOf } from '../database/rowsOf.ts';
import { inboxList } from '../announcements/announcements.store.ts';
import { favouritesList } from '../favourites/favourites.store.ts';
import { bets } from '../lottery/lottery.schema.ts';
import { findMemberByAccount } from '../accounts/members.store.ts';
import { findMerchant } from '../merchants/merchants.store.ts';
import { pointMovements, redemptions } from '../points/points.schema.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { eachPage } from './eachPage.ts';
import { inDays } from './inDays.ts';
import { pageOf, pageStatement } from './pageOf.ts';
import type { ListQuery, Page, PageRequest } from './pageOf.ts';

const MANY = 100_000;
const ZONE = 'Asia/Shanghai';
const [FAST_MS, TRIES] = [50, 10];

let gateway: TestGateway;
let orm: Orm;
let own: { merchant: string; member_id: string };
/** Bets every second back from the end of 2026-03-31 in Shanghai, a hundred of them at each moment. */
const LAST = '2026-03-31T15:59:59.123456Z';

beforeAll(async () => {
  gateway = await openTestGateway({ unaudited: true });
  const world = await newWorldAt(gateway, 'alpha', { as: 'player' });
  const { owner } = gateway.database;
  const member = await findMemberByAccount(owner, world.id, 'player');
  const merchant = await findMerchant(owner, world.id);
  if (member === undefined || merchant === undefined) throw new Error('The world has no player.');
  own = { merchant: world.id, member_id: member.id };
  orm = gateway.database.of(merchant);
  await owner.transaction(async (tx) => {
    // Skips the check of the foreign key, row by row.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into bets (merchant, id, member_id, vassalage, game_code, draw_time, issue_number, entries, total, placed_at, settled_at, won)
      select ${world.id}, ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, ${member.id}, 'LOTT', case when n % 1000 = 0 then 'rare' else 'five' end,
        ${LAST}::timestamptz, '1', '[]', 100, ${LAST}::timestamptz - (n / 100) * interval '1 second', ${LAST}::timestamptz, 0
      from generate_series(0, ${MANY - 1}::int) as n`);
  });
  await owner.execute(sql`analyze bets`);
}, 120_000);
afterAll(() => gateway.close());

type List<T extends PgTable> = ListQuery<T>;

const allBets = (more?: SQL): List<typeof bets> => ({
  table: bets,
  where: and(eq(bets.merchant, own.merchant), eq(bets.member_id, own.member_id), more),
  by: [bets.placed_at, bets.id],
});

const mustBePage = <Row>(page: Page<Row> | undefined): Page<Row> => {
  if (page === undefined) throw new Error('The cursor was refused.');
  return page;
};

const pageAt = async <T extends PgTable>(list: List<T>, cursor = '', pageSize = 50) =>
  mustBePage(await pageOf(orm, list, { cursor, pageSize }));

const totalOf = async <T extends PgTable>(list: List<T>, request: Partial<PageRequest>) =>
  mustBePage(await pageOf(orm, list, { pageSize: 1, ...request })).total;

/** A cursor of the middle of all bets. */
const middle = async (): Promise<string> => {
  const [page] = [mustBePage(await pageOf(orm, allBets(), { pageNo: MANY / 100, pageSize: 50 }))];
  return page.next ?? '';
};

/** Fastest of several calls: the machine may be busy. */
const fastest = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let run = 0; run < TRIES; run += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
};

const daysOf = async (from: string | undefined, to: string | undefined) =>
  totalOf(allBets(inDays(bets.placed_at, { from, to }, ZONE)), { isCounted: true });

const cursorOf = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url');

const nodesOf = (plan: unknown): string[] => {
  const { 'Node Type': type, Plans: parts = [] } = plan as { 'Node Type': string; Plans?: unknown[] };
  return [type, ...parts.flatMap(nodesOf)];
};

/** Node types of a page's plan. */
const planOf = async <T extends PgTable>(list: List<T>, values: readonly string[]): Promise<string[]> => {
  const statement = pageStatement(orm, list, { values, pageSize: 50 }).getSQL();
  const [row] = rowsOf(await orm.execute(sql`explain (format json) ${statement}`));
  const found = row?.['QUERY PLAN'];
  const plan = (typeof found === 'string' ? JSON.parse(found) : found) as [{ Plan: unknown }];
  return nodesOf(plan[0].Plan);
};

describe('a list of 100,000 rows', () => {
  it('is read a page at a time below 50 ms, at its start, in its middle and by its rare rows', async () => {
    const at = await middle();
    const rare = allBets(eq(bets.game_code, 'rare'));
    const inMarch = allBets(inDays(bets.placed_at, { from: '2026-03-31', to: '2026-03-31' }, ZONE));
    const slow = [
      await fastest(() => pageAt(allBets())),
      await fastest(() => pageAt(allBets(), at)),
      await fastest(() => pageAt(rare, at)),
      await fastest(() => pageAt(inMarch, at)),
    ].filter((time) => time >= FAST_MS);
    expect(slow).toEqual([]);
  });

  it('is read by an index alone, without a sort or a scan of the table', async () => {
    const values = ['2026-03-31T15:30:00.123456Z', '00000000-0000-4000-8000-000000000000'];
    const rare = allBets(eq(bets.game_code, 'rare'));
    const inMarch = allBets(inDays(bets.placed_at, { from: '2026-03-31', to: '2026-03-31' }, ZONE));
    for (const list of [allBets(), rare, inMarch]) {
      const plan = await planOf(list, values);
      expect(plan.filter((node) => !['Limit', 'Index Scan', 'Result'].includes(node))).toEqual([]);
      expect(plan).toContain('Index Scan');
    }
  });

  it('has each row once, over pages of any size, though a hundred rows share each moment', async () => {
    const first = allBets(sql`${bets.placed_at} > ${LAST}::timestamptz - interval '5 seconds'`);
    const whole = (await pageAt(first, '', 500)).rows.map(({ id }) => id);
    const ids: string[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const page: Page<{ id: string }> = await pageAt(first, cursor, 33);
      ids.push(...page.rows.map(({ id }) => id));
      cursor = page.next;
    }
    expect([ids.length, new Set(ids).size]).toEqual([500, 500]);
    expect(ids).toEqual(whole);
  });

  it('goes on at the next row when newer rows are inserted meanwhile', async () => {
    const before = await pageAt(allBets(), '', 20);
    const [first] = before.rows;
    if (first === undefined) throw new Error('There are bets.');
    const later = { ...first, id: crypto.randomUUID(), placed_at: new Date(first.placed_at.getTime() + 60_000) };
    await gateway.database.owner.insert(bets).values(later);
    const after = await pageAt(allBets(), before.next, 20);
    const again = await pageAt(allBets(), '', 41);
    expect([...before.rows, ...after.rows].map(({ id }) => id)).toEqual(again.rows.slice(1).map(({ id }) => id));
    await gateway.database.owner.delete(bets).where(eq(bets.id, later.id));
  });

  it('is read in batches up to a limit, which are not read before they are asked for', async () => {
    const sizes: number[] = [];
    for await (const rows of eachPage(orm, allBets(), 1200)) sizes.push(rows.length);
    expect(sizes).toEqual([500, 500, 200]);
    const rare: number[] = [];
    for await (const rows of eachPage(orm, allBets(eq(bets.game_code, 'rare')), MANY)) rare.push(rows.length);
    expect(rare).toEqual([MANY / 1000]);
  });

  it('counts its rows where it is asked to, never by cursor', async () => {
    const cursor = await middle();
    const totals = [{ pageNo: 1 }, { isCounted: true }, {}, { cursor, pageNo: 1, isCounted: true }].map((request) =>
      totalOf(allBets(), request),
    );
    expect(await Promise.all(totals)).toEqual([MANY, MANY, undefined, undefined]);
  });

  it('has no next page after its last row', async () => {
    const rare = allBets(eq(bets.game_code, 'rare'));
    expect((await pageAt(rare, '', 100)).next).toBeUndefined();
    expect((await pageAt(rare, '', 99)).next).toBeDefined();
    expect(await pageAt(allBets(eq(bets.game_code, 'none')))).toEqual({ rows: [], next: undefined, total: undefined });
  });

  it('has the days of the time zone, both included', async () => {
    expect([await daysOf('2026-03-31', '2026-03-31'), await daysOf('2026-04-01', undefined)]).toEqual([MANY, 0]);
    expect([await daysOf(undefined, '2026-03-30'), await daysOf('2026-03-31', '2026-03-30')]).toEqual([0, 0]);
    expect(await daysOf(undefined, undefined)).toBe(MANY);
  });
});

/** The plan of a page of an almost empty table, which would be scanned and sorted unless that cost more. */
const planOfSmall = async <T extends PgTable>(list: List<T>, values: readonly string[]): Promise<string> =>
  orm.transaction(async (tx) => {
    for (const way of ['seqscan', 'sort', 'bitmapscan']) await tx.execute(sql.raw(`set local enable_${way} = off`));
    const statement = pageStatement(tx, list, { values, pageSize: 50 }).getSQL();
    return JSON.stringify(rowsOf(await tx.execute(sql`explain ${statement}`)));
  });

const owner = () => ({ merchant: own.merchant, catalogue: 'alpha', memberId: own.member_id, visit: '' });

describe('a list in an order of both directions', () => {
  it('is read by an index in that order, without a sort', async () => {
    const favouritesPlan = await planOfSmall(favouritesList(orm, owner()), [LAST, 'BAIZE-dragon-gate']);
    expect(favouritesPlan).toMatch(/Index (?:Only )?Scan using favourites_last_added/u);
    const inboxPlan = await planOfSmall(inboxList(owner(), new Date(LAST)), [LAST, '7', 'welcome']);
    expect(inboxPlan).toMatch(/Index (?:Only )?Scan using announcements_newest/u);
    for (const plan of [favouritesPlan, inboxPlan]) expect(plan).not.toMatch(/"[^"]*Sort|Seq Scan/u);
  });

  it.each([
    [LAST, '2147483648', 'a'],
    [LAST, '-2147483649', 'a'],
    [LAST, '1.5', 'a'],
    [LAST, '1', 'a\0'],
    [LAST, '1', '\uD800'],
    [LAST, '1'],
  ])('refuses the cursor of %s, %s and %j', async (...values) => {
    const cursor = cursorOf(values);
    expect(await pageOf(orm, inboxList(owner(), new Date(LAST)), { cursor, pageSize: 10 })).toBeUndefined();
  });
});

describe('the lists of points', () => {
  it.each([
    ['movements', pointMovements, [pointMovements.sequence], ['7']],
    ['redemptions', redemptions, [redemptions.requested_at, redemptions.id], [LAST, crypto.randomUUID()]],
  ] as const)('%s have an index in their order', async (_name, table, by, values) => {
    const where = and(eq(table.merchant, own.merchant), eq(table.member_id, own.member_id));
    const plan = await planOfSmall({ table, where, by }, values);
    expect(plan).toMatch(/Index Scan/u);
    expect(plan).not.toMatch(/Sort|Seq Scan/u);
  });
});

describe('a cursor that the gateway did not issue for this list', () => {
  const uuid = '00000000-0000-4000-8000-000000000000';

  it.each([
    'abcdef',
    '_',
    cursorOf({}),
    cursorOf(null),
    cursorOf([]),
    cursorOf([LAST]),
    cursorOf([LAST, uuid, uuid]),
    cursorOf([LAST, 'uuid']),
    cursorOf([LAST, 7]),
    cursorOf(['7', uuid]),
    cursorOf(['2026-02-30T00:00:00.000000Z', uuid]),
    cursorOf(['0000-01-01T00:00:00.000000Z', uuid]),
    cursorOf(['2026-03-31T24:00:00.000000Z', uuid]),
    cursorOf(["2026-03-31' or true", uuid]),
  ])('is refused: %s', async (cursor) => {
    expect(await pageOf(orm, allBets(), { cursor, pageSize: 10 })).toBeUndefined();
  });

  it.each(['9223372036854775808', '-9223372036854775809', '1e3', '01', '', ' 1'])(
    'is refused with the number "%s"',
    async (number) => {
      const list: List<typeof pointMovements> = {
        table: pointMovements,
        where: undefined,
        by: [pointMovements.sequence],
      };
      expect(await pageOf(orm, list, { cursor: cursorOf([number]), pageSize: 10 })).toBeUndefined();
    },
  );
});
