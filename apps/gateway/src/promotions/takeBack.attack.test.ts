import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../database/rowsOf.ts';
import { fillWallet } from '../testing/fillWallet.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { callVendor, startPlay } from '../testing/vendor.ts';
import { auditLedger, isSound } from '../wallet/auditLedger.ts';
import { transactions } from '../wallet/wallet.schema.ts';
import { moveMoney } from '../wallet/wallet.store.ts';
import { promotionEntries } from './promotions.schema.ts';
import { takeBackRewards } from './takeBack.store.ts';
import { pictureOf, promotionsOf } from './testing/promotionsOf.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const ID = 'weekly-cashback';
const REWARD = 5000n;
const REQUIRED = 20_000n;
const codeOf = ({ value }: { value: unknown }) => (value as { code?: string }).code;

/** A player who places bets, each in a round of its own. */
const player = async (rows: object = {}) => {
  const world = await newWorldAt(gateway, 'alpha', { as: 'player', rows });
  const session = await startPlay(gateway, world.visitor, world.token);
  let rounds = 0;
  const bet = async (amount: bigint) => {
    rounds += 1;
    const made = { session, round: `r${rounds}`, transactionId: `${session}-${rounds}`, amount: String(amount) };
    expect((await callVendor(gateway, 'wallet/debit', made)).success).toBe(true);
    return made;
  };
  const undo = (made: object) => callVendor(gateway, 'wallet/rollback', made);
  return { ...world, ...promotionsOf(world.visitor, world.token), bet, undo };
};

describe('a reward whose stake is returned', () => {
  it('is taken back, once, and can be earned again', async () => {
    const { id, join, claim, bet, undo, balance, find } = await player();
    const before = await balance();
    await join(ID);
    const made = await bet(REQUIRED);
    expect((await claim(ID)).success).toBe(true);
    expect(await balance()).toBe(before - REQUIRED + REWARD);
    expect((await undo(made)).value).toMatchObject({ balance: String(before) });
    expect((await undo(made)).value).toMatchObject({ balance: String(before) });
    expect(await find(ID)).toMatchObject({ status: 'registered', reward: String(REWARD) });
    expect(codeOf(await claim(ID))).toBe('rewardNotReached');
    await bet(REQUIRED);
    expect((await claim(ID)).success).toBe(true);
    expect(await balance()).toBe(before - REQUIRED + REWARD);
    const returned = and(eq(transactions.merchant, id), eq(transactions.kind, 'bonusReturned'));
    expect(await gateway.database.owner.select().from(transactions).where(returned)).toHaveLength(1);
    expect((await auditLedger(gateway.database)).every(isSound)).toBe(true);
  });

  it('stays while what is left of the stake still earns it', async () => {
    const { join, claim, bet, undo, balance } = await player();
    await join(ID);
    const spare = await bet(100n);
    await bet(REQUIRED);
    await claim(ID);
    const before = await balance();
    await undo(spare);
    expect(await balance()).toBe(before + 100n);
    expect(codeOf(await claim(ID))).toBe('promotionTaken');
  });

  it('is taken back as far as the wallet goes; the rest is taken off the next claim', async () => {
    const { id, join, claim, bet, undo, balance, now } = await player();
    await join(ID);
    const small = await bet(1000n);
    await bet(REQUIRED - 1000n);
    await claim(ID);
    const amount = -(await balance());
    const owner = { merchant: id, memberId: '1001' };
    // Empties the wallet without a stake, as a withdrawal would.
    await gateway.database.owner.transaction((tx) =>
      moveMoney(tx, { ...owner, amount, kind: 'bonusReturned', now: now() }),
    );
    await undo(small);
    expect(await balance()).toBe(0n);
    await gateway.database.owner.transaction((tx) =>
      moveMoney(tx, { ...owner, amount: 1000n, kind: 'bonus', now: now() }),
    );
    await bet(1000n);
    expect((await claim(ID)).value).toMatchObject({ status: 'claimed', reward: String(REWARD) });
    expect(await balance()).toBe(1000n);
  });

  it('never pays twice, however claims and returns race', async () => {
    const { join, claim, bet, undo, balance, find } = await player();
    const before = await balance();
    await join(ID);
    for (let round = 0; round < 5; round += 1) {
      const made = await bet(REQUIRED);
      await Promise.all([claim(ID), undo(made), claim(ID), undo(made)]);
      expect([before]).toContain(await balance());
      expect((await find(ID))?.status).toBe('registered');
    }
    expect((await auditLedger(gateway.database)).every(isSound)).toBe(true);
  });

  it('is not paid when its stake is being returned at that moment', async () => {
    const { id, join, claim, bet, balance, now } = await player();
    await join(ID);
    const { transactionId: reference } = await bet(REQUIRED);
    const { owner: orm } = gateway.database;
    const owner = { merchant: id, memberId: '1001' };
    const [returned, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const returning = orm.transaction(async (tx) => {
      const back = { ...owner, amount: REQUIRED, kind: 'rollback' as const, vassalage: 'BAIZE', reference, now: now() };
      await moveMoney(tx, back);
      await takeBackRewards(tx, owner, now());
      returned.resolve();
      await end.promise;
    });
    await returned.promise;
    const claimed = claim(ID);
    const waiting = async () =>
      Number(rowsOf(await orm.execute(sql`select count(*) as n from pg_locks where not granted`))[0]?.['n']);
    await expect.poll(waiting).toBeGreaterThan(0);
    end.resolve();
    await returning;
    expect(codeOf(await claimed)).toBe('rewardNotReached');
    expect(await balance()).toBe(100_000n);
  });

  it('is not touched by the return of a bet from before the member joined', async () => {
    const { join, claim, bet, undo, balance } = await player();
    const early = await bet(3000n);
    await join(ID);
    await bet(REQUIRED);
    await undo(early);
    expect((await claim(ID)).success).toBe(true);
    expect(await balance()).toBe(100_000n - REQUIRED + REWARD);
  });
});

describe('the terms of a promotion', () => {
  it('are those of the moment when a member joined, whatever it offers later', async () => {
    const { id, join, claim, bet, balance, find } = await player();
    await join(ID);
    const { owner: orm } = gateway.database;
    const isThis = and(eq(promotionEntries.merchant, id), eq(promotionEntries.promotion_id, ID));
    const [entry] = await orm.select().from(promotionEntries).where(isThis);
    expect([entry?.reward, entry?.required]).toEqual([REWARD, REQUIRED]);
    // Today's offer requires more than the terms the member joined under.
    await orm.update(promotionEntries).set({ reward: 7000n, required: 400n }).where(isThis);
    const before = await balance();
    await bet(400n);
    expect(await find(ID)).toMatchObject({ status: 'claimable', reward: '7000', progress: { required: '400' } });
    await claim(ID);
    expect(await balance()).toBe(before - 400n + 7000n);
  });

  it('of an application, too; and it waits while the wallet is full', async () => {
    const { id, hand, apply, find, balance, advance, now } = await player();
    const { id: picture } = (await hand(await pictureOf())).value as { id: string };
    await apply('first-deposit', { images: [picture] });
    const isThis = and(eq(promotionEntries.merchant, id), eq(promotionEntries.promotion_id, 'first-deposit'));
    const { owner: orm } = gateway.database;
    await orm.update(promotionEntries).set({ reward: 321n }).where(isThis);
    const before = await balance();
    const empty = await fillWallet(gateway, id, 'player', now());
    await advance(60_000);
    expect((await find('first-deposit'))?.status).toBe('applying');
    await empty();
    expect(await find('first-deposit')).toMatchObject({ status: 'issued', reward: '321' });
    expect(await balance()).toBe(before + 321n);
  });
});
