import { afterAll, beforeAll, expect, it } from 'vitest';
import { effectCases } from '../testing/effects.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { callVendor, startPlay } from '../testing/vendor.ts';
import { auditLedger, isSound } from '../wallet/auditLedger.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const ROUNDS = 12;

it('effects of all kinds for one member at once, with bets and returns of a game, end in order and without an unexpected error', async () => {
  const cases = Object.entries(effectCases);
  const limits = Object.fromEntries(cases.map(([operation]) => [operation, 1000]));
  const world = await newWorldAt(gateway, 'alpha', {
    as: 'player',
    clock: '2026-03-01T04:02:30Z',
    failures: { limits },
    rows: {
      pointGrants: [{ account: 'player', points: 50_000 }],
      promotionEntries: [{ account: 'player', promotion: 'weekly-cashback', state: 'joined', granted: '19000' }],
    },
  });
  const token = world.token ?? '';
  const session = await startPlay(gateway, world.visitor, token);
  const sends = Array.from({ length: ROUNDS }, async (_, nth) => {
    const movement = { session, round: `r${nth}`, transactionId: `bet-${nth}`, amount: '1000' };
    const play = async () => {
      await callVendor(gateway, 'wallet/debit', movement);
      await callVendor(gateway, 'wallet/rollback', movement);
    };
    const effects = cases.flatMap(([, { send }]) => {
      const sent = { token, key: `mixed-key-number-${nth}` };
      return [send(world, sent), send(world, sent)];
    });
    return Promise.all([play(), ...effects]);
  });
  const answers = (await Promise.all(sends)).flat().flatMap((answer) => (answer === undefined ? [] : [answer]));
  expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
  expect(gateway.loggedErrors).toEqual([]);
  expect((await auditLedger(gateway.database)).every(isSound)).toBe(true);
  const entry = (await world.visitor.call('/wps/promotions', { token })).value as {
    promotions: { id: string; status: string }[];
  };
  // All bets of the game were refunded, so the remaining stake is the lottery's.
  expect(entry.promotions.find(({ id }) => id === 'weekly-cashback')?.status).toMatch(/^(?:claimed|claimable)$/u);
}, 60_000);
