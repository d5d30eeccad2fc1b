import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeProvider } from '../payments/testing/fakeProvider.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { callVendor, dragonGate, startPlay } from '../testing/vendor.ts';
import { reasonOf } from './testing/limitedMember.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ payments: fakeProvider().provider });
  // To the second: nothing but a test moves the clock.
  gateway.clock.stop();
});
afterAll(() => gateway.close());

let calls = 0;

/** A member in Berlin, who logs in again at each time. */
const inBerlin = async (clock: string) => {
  const world = await newWorldAt(gateway, 'alpha', {
    clock,
    settings: { timeZone: 'Europe/Berlin' },
    failures: { limits: { logIn: 1000 } },
  });
  const { visitor, advance } = world;
  let shown = Date.parse(clock);
  const post = async (path: string, json: object) => {
    calls += 1;
    const headers = { 'Idempotency-Key': `clock-of-the-tests-${calls}` };
    return visitor.call(path, { token: await visitor.tokenOf('player', 'Player2026'), json, headers });
  };
  return {
    at: async (time: string): Promise<void> => {
      await advance(Date.parse(time) - shown);
      shown = Date.parse(time);
    },
    post,
    set: (kind: string, period: string, amount?: string) => post('/wps/limits', { kind, period, amount }),
    limits: async () => {
      const token = await visitor.tokenOf('player', 'Player2026');
      return (await visitor.call('/wps/limits', { token })).value as {
        limits: { used?: string; resetsAt?: string }[];
        breakUntil?: string;
      };
    },
    stake: async (amount: string) => {
      calls += 1;
      const session = await startPlay(gateway, visitor, await visitor.tokenOf('player', 'Player2026'));
      const movement = { session, round: `c${calls}`, transactionId: `clock-${calls}`, amount };
      return reasonOf(await callVendor(gateway, 'wallet/debit', movement, { at: gateway.clock.now() }));
    },
    deposit: async (amount = '10000') =>
      reasonOf(await post('/wps/payments/deposits', { methodId: 'bank', amount, returnPath: '/member/depositv2' })),
    launch: async () => reasonOf(await post('/wps/relay/GCS_gameLaunchFB', dragonGate)),
  };
};

describe('a limit of a day in a zone that changes its clocks is not passed', () => {
  it('in the hour that a clock shows twice, and lasts 25 hours [D58]', async () => {
    // Half past midnight, summer time.
    const { at, set, stake, deposit, limits } = await inBerlin('2026-10-24T22:30:00Z');
    await set('stake', 'day', '1000');
    await set('deposit', 'day', '10000');
    expect([await stake('1000'), await deposit()]).toEqual(['done', 'done']);
    // Half past two, twice; half past eleven at night, 23 and 24 hours after the stake; the last second.
    for (const time of ['25T00:30:00', '25T01:30:00', '25T21:30:00', '25T22:30:00', '25T22:59:59']) {
      await at(`2026-10-${time}Z`);
      expect([time, await stake('1'), await deposit('5000')]).toEqual([time, 'limitReached', 'limitReached']);
    }
    expect((await limits()).limits.map(({ resetsAt }) => resetsAt)).toEqual(
      Array.from({ length: 2 }, () => '2026-10-25T23:00:00.000Z'),
    );
    await at('2026-10-25T23:00:00Z');
    expect([await stake('1000'), await stake('1')]).toEqual(['done', 'limitReached']);
  });

  it('in the hour that a clock leaves out, and lasts 23 hours [D58]', async () => {
    // Half past midnight, winter time; two hours later it is half past three.
    const { at, set, stake } = await inBerlin('2026-03-28T23:30:00Z');
    await set('loss', 'day', '1000');
    expect(await stake('1000')).toBe('done');
    for (const time of ['29T00:59:59', '29T01:00:00', '29T01:30:00', '29T21:59:59']) {
      await at(`2026-03-${time}Z`);
      expect([time, await stake('1')]).toEqual([time, 'limitReached']);
    }
    await at('2026-03-29T22:00:00Z');
    expect([await stake('1000'), await stake('1')]).toEqual(['done', 'limitReached']);
  });
});

describe('a week and a month that change their clocks', () => {
  it('end with their last day, by the clock after the change [D58]', async () => {
    const { at, set, stake } = await inBerlin('2026-10-25T10:00:00Z');
    await set('stake', 'week', '1000');
    await set('loss', 'month', '1500');
    expect(await stake('1000')).toBe('done');
    await at('2026-10-25T22:30:00Z');
    expect(await stake('1')).toBe('limitReached');
    await at('2026-10-25T23:00:00Z');
    expect([await stake('501'), await stake('500')]).toEqual(['limitReached', 'done']);
    await at('2026-10-31T22:30:00Z');
    expect(await stake('1')).toBe('limitReached');
    await at('2026-10-31T23:00:00Z');
    expect(await stake('500')).toBe('done');
  });
});

describe('waiting', () => {
  it('for a looser limit takes 24 hours, not a day of 23 [D58]', async () => {
    const { at, set, post, stake } = await inBerlin('2026-03-28T20:00:00Z');
    await set('stake', 'day', '100');
    await set('stake', 'day', '5000');
    const confirm = async () => reasonOf(await post('/wps/limits/confirm', { kind: 'stake', period: 'day' }));
    // 24 hours later on the clock, 23 in time.
    await at('2026-03-29T19:00:00Z');
    expect([await confirm(), await stake('101')]).toEqual(['limitWaits', 'limitReached']);
    await at('2026-03-29T20:00:00Z');
    expect([await confirm(), await stake('101')]).toEqual(['done', 'done']);
  });

  it('for the end of a break of a day does so, too [D58]', async () => {
    const { at, post, launch, limits } = await inBerlin('2026-03-28T20:00:00Z');
    await post('/wps/limits/break', { days: 1 });
    expect((await limits()).breakUntil).toBe('2026-03-29T20:00:00.000Z');
    await at('2026-03-29T19:59:59Z');
    expect(await launch()).toBe('onBreak');
    await at('2026-03-29T20:00:01Z');
    expect(await launch()).toBe('done');
  });
});
