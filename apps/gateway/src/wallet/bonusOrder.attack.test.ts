import { randomUUID } from 'node:crypto';
import { array, assert, asyncProperty, bigInt, boolean, constant, nat, oneof, record } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitsPort } from '../limits/limitsPort.ts';
import type { GameSession } from '../access/gameSessions.store.ts';
import { findMemberByAccount } from '../accounts/members.store.ts';
import { takeBackRebate } from '../records/takeBackRebate.store.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { grantBonus, livingBonuses } from './bonuses.store.ts';
import { move, rollBack } from './movements.ts';
import { readWallet } from './wallet.store.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const [RUNS, OPENING, NEVER] = [12, 100_000n, 10n ** 12n];

/** The model: own money and bonuses in the order of their grants, and what each stake took from them. */
const newModel = () => {
  const bonuses: { readonly isFirst: boolean; has: bigint }[] = [];
  const own = { has: OPENING };
  const stakes = new Map<number, { parts: { from: { has: bigint }; amount: bigint }[]; isPrized: boolean }>();
  const stake = (round: number, amount: bigint): boolean => {
    const order = [...bonuses.filter((bonus) => bonus.isFirst), own, ...bonuses.filter((bonus) => !bonus.isFirst)];
    if (stakes.has(round) || order.reduce((sum, { has }) => sum + has, 0n) < amount) return false;
    const parts = [];
    for (let [at, left] = [0, amount]; left > 0n; at += 1) {
      const from = order[at] ?? own;
      const part = from.has < left ? from.has : left;
      [from.has, left] = [from.has - part, left - part];
      parts.push({ from, amount: part });
    }
    stakes.set(round, { parts, isPrized: false });
    return true;
  };
  const prize = (round: number, amount: bigint): boolean => {
    const of = stakes.get(round);
    if (of === undefined || of.parts.length === 0 || of.isPrized) return false;
    const all = of.parts.reduce((sum, part) => sum + part.amount, 0n);
    own.has += amount;
    for (const { from, amount: part } of of.parts.filter((each) => each.from !== own)) {
      from.has += (amount * part) / all;
      own.has -= (amount * part) / all;
    }
    of.isPrized = true;
    return true;
  };
  const giveBack = (round: number): void => {
    const of = stakes.get(round);
    if (of?.isPrized === true) return;
    for (const { from, amount } of of?.parts ?? []) from.has += amount;
    stakes.set(round, { parts: [], isPrized: false });
  };
  return { bonuses, own, stake, prize, giveBack };
};

/** Bonuses of one moment have no order of their own. */
const inOrder = (amounts: readonly bigint[]) => amounts.map(String).sort((one, other) => one.localeCompare(other));

const amount = bigInt({ min: 1n, max: 60_000n });
const round = nat({ max: 5 });
const deeds = array(
  oneof(
    record({ what: constant('grant' as const), amount, isFirst: boolean() }),
    record({ what: constant('stake' as const), amount, round }),
    record({ what: constant('stake' as const), amount, round }),
    record({ what: constant('prize' as const), amount, round }),
    record({ what: constant('back' as const), round }),
  ),
  { minLength: 6, maxLength: 18 },
);

it('the accounts of own and bonus money are those of a model, after any stakes, prizes and returns', async () => {
  const { owner: orm } = gateway.database;
  await assert(
    asyncProperty(deeds, async (schedule) => {
      const { id: merchant } = await newWorldAt(gateway, 'alpha', { as: 'player' });
      const memberId = (await findMemberByAccount(orm, merchant, 'player'))?.id ?? '';
      const owner = { merchant, memberId };
      const session = { merchant, id: 's', vassalage: 'BAIZE', game_type: 'RNG', game_code: 'g' };
      const player = { ...(session as GameSession), member_id: memberId };
      const model = newModel();
      const staked = new Map<number, bigint>();
      const of = (nth: number, kind: string, sum: bigint) => ({
        player,
        ended: false,
        holdsWallet: false,
        timeZone: 'UTC',
        round: `r${nth}`,
        transactionId: `${nth}-${kind}`,
        amount: sum,
        now: new Date(),
      });
      for (const deed of schedule) {
        const now = new Date();
        if (deed.what === 'grant') {
          const terms = { isFirst: deed.isFirst, isForfeited: false, days: undefined };
          const cause = `grant:${randomUUID()}`;
          const granted = { cause, amount: deed.amount, required: NEVER, basic: 0n, terms, now };
          await orm.transaction((tx) => grantBonus(tx, owner, granted));
          model.bonuses.push({ isFirst: deed.isFirst, has: deed.amount });
        } else if (deed.what === 'stake') {
          const before = staked.get(deed.round);
          const { ok } = await move(orm, 'debit', of(deed.round, 'b', deed.amount), limitsPort);
          if (before === undefined) {
            staked.set(deed.round, deed.amount);
            expect(ok).toBe(model.stake(deed.round, deed.amount));
          }
        } else if (deed.what === 'prize') {
          const { ok } = await move(orm, 'credit', of(deed.round, 'w', deed.amount), limitsPort);
          const isPaid = model.prize(deed.round, deed.amount);
          if (isPaid) expect(ok).toBe(true);
        } else {
          const sum = staked.get(deed.round) ?? 7n;
          staked.set(deed.round, sum);
          const takes = { takeBack: () => Promise.resolve(), takeBackRebate };
          await rollBack(orm, of(deed.round, 'b', sum), takes);
          model.giveBack(deed.round);
        }
        const held = await orm.transaction((tx) => livingBonuses(tx, owner));
        expect(inOrder(held.map((bonus) => bonus.held))).toEqual(inOrder(model.bonuses.map(({ has }) => has)));
        expect((await readWallet(orm, owner))?.balance).toBe(model.own.has);
      }
    }),
    { numRuns: RUNS },
  );
}, 120_000);
