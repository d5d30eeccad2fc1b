import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GameSession } from '../access/gameSessions.store.ts';
import { findMemberByAccount } from '../accounts/members.store.ts';
import type { Orm } from '../database/database.types.ts';
import { applyDeposit } from '../payments/applyDeposit.ts';
import { insertDeposit } from '../payments/deposits.store.ts';
import { depositOrders } from '../payments/payments.schema.ts';
import type { OrderState } from '../payments/provider.types.ts';
import { moveBetween } from '../transfers/transfers.store.ts';
import { killsOf } from '../testing/killAt.ts';
import { testMerchants } from '../testing/merchants.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { takeBackRebate } from '../records/takeBackRebate.store.ts';
import { move, rollBack } from './movements.ts';
import { reservations } from './reservations.schema.ts';
import { reserve, resolve } from './reservations.store.ts';
import { accountBalances, transactions, vendorTransactions, wallets } from './wallet.schema.ts';
import type { Owner } from './wallet.store.ts';

/** Random schedules in a run; `SCHEDULES=10000` for a long one. */
const SCHEDULES = Number(process.env['SCHEDULES'] ?? 12);
const [DEEDS, AT_ONCE, LONGEST_MS] = [24, 4, 3_600_000];
const [SEED, OPENING] = [Number(process.env['SCHEDULE_SEED'] ?? Date.now() % 1e9), 100_000n];

let gateway: TestGateway;
// Closing the gateway audits every sum and balance.
beforeAll(async () => {
  gateway = await openTestGateway({ isAlone: true });
});
afterAll(() => gateway.close());

const numbersOf = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

type Deed = { readonly key: string; readonly run: (orm: Orm) => Promise<unknown> };

/** A kill, and a copy of a transfer that another copy overtook: both are tried again. */
const isRetried = ({ key }: Deed, error: unknown): boolean => {
  const cause = error instanceof Error ? String(error.cause) : '';
  const isOvertaken = /^(?:in|out) /u.test(key) && cause.includes('transactions_cause');
  return isOvertaken || String(error).includes('killed');
};

type World = { readonly id: string; readonly owner: Owner; readonly acked: Map<string, unknown> };

const now = new Date();
const [merchant] = testMerchants;
if (merchant === undefined) throw new Error('There is a test merchant.');

/** The model, apart from the ledger: what a member has by the facts of bets, orders and reservations. */
const reckon = async (orm: Orm, { id, acked }: World) => {
  const bets = await orm.select().from(vendorTransactions).where(eq(vendorTransactions.merchant, id));
  const deposits = await orm.select().from(depositOrders).where(eq(depositOrders.merchant, id));
  const held = await orm.select().from(reservations).where(eq(reservations.merchant, id));
  let [main, away, reserved] = [OPENING, 0n, 0n];
  for (const { kind, outcome, rolled_back: back, amount } of bets)
    if (outcome === 'done' && !back) main += kind === 'credit' ? amount : -amount;
  for (const { credited } of deposits) main += credited ?? 0n;
  for (const { state, amount, posted } of held) {
    main -= state === 'open' ? amount : (posted ?? 0n);
    if (state === 'open') reserved += amount;
  }
  for (const [key, outcome] of acked) {
    const [what, , amount = '0'] = key.split(' ');
    if (outcome !== 'done' || (what !== 'out' && what !== 'in')) continue;
    main += BigInt(amount) * (what === 'in' ? 1n : -1n);
    away += BigInt(amount) * (what === 'out' ? 1n : -1n);
  }
  return { main, away, reserved };
};

const takeBack = () => Promise.resolve();

/** A round: a stake, and then a prize or a return or both, in any order. */
const roundOf = ({ owner }: World, name: string, stake: bigint): Deed[] => {
  const session = { merchant: owner.merchant, id: 'session', vassalage: 'BAIZE', game_type: 'RNG', game_code: 'g' };
  const player = { ...(session as GameSession), member_id: owner.memberId };
  const movement = (transactionId: string, amount: bigint) => ({
    player,
    ended: false,
    holdsWallet: false,
    timeZone: 'UTC',
    round: name,
    transactionId,
    amount,
    now,
  });
  return [
    { key: `bet ${name}`, run: (orm) => move(orm, 'debit', movement(`${name}-b`, stake)) },
    { key: `win ${name}`, run: (orm) => move(orm, 'credit', movement(`${name}-w`, stake * 2n)) },
    { key: `back ${name}`, run: (orm) => rollBack(orm, movement(`${name}-b`, stake), { takeBack, takeBackRebate }) },
  ];
};

const depositOf = async (orm: Orm, { owner }: World, amount: bigint): Promise<Deed[]> => {
  const id = randomUUID();
  const terms = { method_id: 'bank', kind: 'bank' as const, amount, fee: 0n, currency: 'CNY' };
  const times = { created_at: now, asked_at: now, expires_at: new Date(now.getTime() + LONGEST_MS) };
  const own = { id, status: 'pending' as const, times: 1, reference: 'D', pay_url: 'x', sequence: 1 };
  const order = await orm.transaction((tx) => insertDeposit(tx, owner, { ...own, ...terms, ...times }));
  if (order === undefined) return [];
  const state = (change: Partial<OrderState>): OrderState => ({
    kind: 'deposit',
    order: id,
    reference: 'D',
    state: 'confirming',
    sequence: 2,
    amount,
    currency: 'CNY',
    method: 'bank',
    network: undefined,
    paid: undefined,
    reason: undefined,
    ...change,
  });
  const at = { id: owner.merchant, settings: merchant };
  return [
    { key: `confirming ${id}`, run: (door) => applyDeposit(door, at, state({}), now) },
    {
      key: `paid ${id}`,
      run: (door) => applyDeposit(door, at, state({ state: 'paid', sequence: 3, paid: amount - 1n }), now),
    },
  ];
};

/** A reservation, and its ends: in full, in part, released, and by time. */
const withdrawalOf = ({ owner }: World, amount: bigint): Deed[] => {
  const id = randomUUID();
  const end = (name: string, posted: bigint): Deed => ({
    key: `${name} ${id}`,
    run: (orm) =>
      orm.transaction((tx) =>
        resolve(tx, owner.merchant, id, { by: name, to: [{ account: { kind: 'inTransit' }, amount: posted }], now }),
      ),
  });
  const reserving = { id, amount, cause: `withdrawal:${id}`, onTimeout: 'post' as const, now };
  return [
    { key: `reserve ${id}`, run: (orm) => orm.transaction((tx) => reserve(tx, owner, reserving)) },
    end('full', amount),
    end('part', amount / 2n),
    end('release', 0n),
    end('time', amount),
  ];
};

const transferOf = ({ owner }: World, what: 'out' | 'in', amount: bigint): Deed => {
  const id = randomUUID();
  const [from, to] = what === 'out' ? ['main', 'JADE'] : ['JADE', 'main'];
  const known = eq(transactions.cause, `transfer:${id}`);
  return {
    key: `${what} ${id} ${amount}`,
    run: async (orm) => {
      const [row] = await orm
        .select({ id: transactions.id })
        .from(transactions)
        .where(and(eq(transactions.merchant, owner.merchant), known));
      if (row !== undefined) return 'done';
      return orm.transaction((tx) => moveBetween(tx, owner, { id, from, to, amount, now }));
    },
  };
};

const balancesOf = async (orm: Orm, { id, owner }: World) => {
  const [wallet] = await orm
    .select()
    .from(wallets)
    .where(and(eq(wallets.merchant, id), eq(wallets.member_id, owner.memberId)));
  const others = await orm.select().from(accountBalances).where(eq(accountBalances.merchant, id));
  const of = (account: string) => others.find((row) => row.account === account)?.balance ?? 0n;
  return {
    main: wallet?.balance,
    away: of(`wallet:JADE:${owner.memberId}`),
    reserved: of(`reserved:${owner.memberId}`),
  };
};

const deedsOf = async (orm: Orm, world: World, next: (below: number) => number): Promise<Deed[]> => {
  const deeds: Deed[] = [];
  for (let n = 0; deeds.length < DEEDS; n += 1) {
    const amount = BigInt(1 + next(60_000));
    const kinds = [
      () => roundOf(world, `r${n}`, amount),
      () => depositOf(orm, world, amount + 1n),
      () => withdrawalOf(world, amount),
      () => [transferOf(world, next(2) === 0 ? 'out' : 'in', amount)],
    ];
    deeds.push(...((await kinds[next(kinds.length)]?.()) ?? []));
  }
  return deeds;
};

it(`${SCHEDULES} random schedules keep the ledger sound (seed ${SEED})`, { timeout: LONGEST_MS }, async () => {
  const next = numbersOf(SEED);
  const kill = killsOf(gateway.database);
  for (let schedule = 0; schedule < SCHEDULES; schedule += 1) {
    const { id } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const { owner: all } = gateway.database;
    const memberId = (await findMemberByAccount(all, id, 'player'))?.id ?? '';
    const world: World = { id, owner: { merchant: id, memberId }, acked: new Map() };
    const deeds = await deedsOf(all, world, next);
    // Each once to three times, in any order.
    const queue = deeds.flatMap((deed) => Array.from({ length: 1 + next(3) }, () => deed));
    queue.sort(() => next(3) - 1);
    while (queue.length > 0) {
      const group = queue.splice(0, AT_ONCE);
      const killing = next(3) === 0 ? kill(id, 1 + next(25)) : undefined;
      const door = gateway.database.of({ id, origin: 'alpha' });
      await Promise.all(
        group.map(async (deed) => {
          try {
            const outcome = await deed.run(door);
            // A copy that is refused later takes nothing back.
            if (world.acked.get(deed.key) !== 'done') world.acked.set(deed.key, outcome);
          } catch (error) {
            if (!isRetried(deed, error)) throw error;
            queue.push(deed);
          }
        }),
      );
      killing?.stop();
    }
    expect(await balancesOf(all, world)).toEqual(await reckon(all, world));
    for (const [key, outcome] of world.acked)
      if (key.startsWith('paid') && outcome === 'done') {
        const [order] = await all
          .select()
          .from(depositOrders)
          .where(eq(depositOrders.id, key.split(' ')[1] ?? ''));
        expect(order?.status).toBe('credited');
      }
    const held = await all.select().from(reservations).where(eq(reservations.merchant, id));
    for (const { id: one, state, cause } of held) {
      const ends = await all
        .select()
        .from(transactions)
        .where(and(eq(transactions.merchant, id), eq(transactions.cause, `${cause}:resolved`)));
      expect([one, ends.length]).toEqual([one, state === 'open' ? 0 : 1]);
    }
  }
});
