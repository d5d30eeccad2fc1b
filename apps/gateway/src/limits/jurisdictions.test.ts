import type { JurisdictionId } from '@baize/domain/jurisdictions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeProvider, sendEvent } from '../payments/testing/fakeProvider.ts';
import type { Order } from '../payments/testing/payingMember.ts';
import { lotteryWorld } from '../lottery/testing/lotteryWorld.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { callVendor, dragonGate, launchToken } from '../testing/vendor.ts';
import { limitedMember, reasonOf } from './testing/limitedMember.ts';

const { provider, advance: payOrder } = fakeProvider();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ payments: provider });
});
afterAll(() => gateway.close());

const DAY_MS = 86_400_000;

/** Ten o'clock of a Wednesday's evening in Kolkata. */
const EVENING = '2026-03-04T16:30:00Z';

const memberUnder = (jurisdiction: JurisdictionId, more: Parameters<typeof limitedMember>[1] = {}) =>
  limitedMember(gateway, { clock: EVENING, settings: { timeZone: 'Asia/Kolkata' }, jurisdiction, ...more });

describe('the choice of a deposit limit before the first deposit', () => {
  it.each(['GB', 'EU', 'BR'] as const)('under %s may be to have none [D58]', async (jurisdiction) => {
    const { deposit, set, limits } = await memberUnder(jurisdiction);
    expect(await limits()).not.toHaveProperty('mustLimit');
    expect(reasonOf(await deposit())).toBe('limitsUnset');
    await set('deposit', 'month');
    expect(reasonOf(await deposit())).toBe('done');
  });

  it('under DE is a limit, and lifting it later holds deposits back again [D58]', async () => {
    const member = await memberUnder('DE');
    await member.set('deposit', 'month');
    expect(await member.limits()).toMatchObject({ mustChoose: true, mustLimit: true });
    expect(reasonOf(await member.deposit())).toBe('limitsUnset');
    await member.set('deposit', 'month', '50000');
    expect(reasonOf(await member.deposit())).toBe('done');
    await member.set('deposit', 'month');
    await member.advance(DAY_MS + 1000);
    const token = await member.logIn();
    const key = { period: 'month', kind: 'deposit' };
    const confirmed = await member.visitor.call('/wps/limits/confirm', { token, json: key });
    expect(confirmed.value).toMatchObject({ mustChoose: true });
    const headers = { 'Idempotency-Key': 'jurisdictions-of-tests-DE' };
    const json = { methodId: 'bank', amount: '10000', returnPath: '/member/depositv2' };
    expect(reasonOf(await member.visitor.call('/wps/payments/deposits', { token, headers, json }))).toBe('limitsUnset');
  });

  it.each(['none', 'IN-TN'] as const)('is not asked for under %s [D58]', async (jurisdiction) => {
    const { deposit } = await memberUnder(jurisdiction);
    expect(reasonOf(await deposit())).toBe('done');
  });
});

describe('bonuses', () => {
  it('are offered by no page and no call under BR [D58]', async () => {
    const { get, post, deposit, set, change } = await limitedMember(gateway, { jurisdiction: 'none' });
    expect((await get('/wps/payments/methods')).value).toMatchObject({ promotions: [{ id: 'first-deposit' }] });
    await change({ jurisdiction: 'BR' });
    await set('deposit', 'month');
    expect((await get('/wps/payments/methods')).value).toMatchObject({ promotions: [] });
    expect((await get('/wps/promotions')).value).toMatchObject({ promotions: [], available: 0 });
    expect(reasonOf(await deposit({ promotionId: 'first-deposit' }))).toBe('promotionUnknown');
    expect(reasonOf(await post('/wps/relay/MCSFE_signUpPromotionJoin', { promotionId: 'weekly-cashback' }))).toBe(
      'promotionUnknown',
    );
  });

  it('under GB require at most ten times their amount, and say so before [D58]', async () => {
    const { get, deposit, set } = await limitedMember(gateway, { jurisdiction: 'GB' });
    await set('deposit', 'month');
    const offered = (await get('/wps/payments/methods')).value as { promotions: { timesTurnover: number }[] };
    // A bonus of half the deposit: three times both is nine times the bonus.
    expect(offered.promotions.map(({ timesTurnover }) => timesTurnover)).toEqual([3]);
    const { id } = (await deposit({ promotionId: 'first-deposit' })).value as Order;
    await sendEvent(gateway, payOrder(id, { state: 'paid', paid: 10_000n }));
    const { value } = await get('/wps/payments/withdrawal/terms');
    expect(value).toMatchObject({ turnover: { required: '45000' } });
  });
});

it('a game is told whether it may offer automatic play [D58]', async () => {
  const told = await Promise.all(
    (['none', 'GB', 'DE', 'IN-TN'] as const).map(async (jurisdiction) => {
      const { visitor, token } = await memberUnder(jurisdiction, { clock: EVENING });
      const { value } = await callVendor(gateway, 'session/redeem', { token: await launchToken(visitor, token) });
      return (value as { autoPlay: boolean }).autoPlay;
    }),
  );
  expect(told).toEqual([true, false, false, true]);
});

describe('the hours without play', () => {
  const HOUR_MS = 3_600_000;
  /** A member whose game was opened in the evening, so many hours later. */
  const untilNight = async (jurisdiction: JurisdictionId, hours: number) => {
    const member = await memberUnder(jurisdiction);
    await member.advance(hours * HOUR_MS);
    const token = await member.logIn();
    const launch = (more: object = {}) =>
      member.visitor.call('/wps/relay/GCS_gameLaunchFB', {
        token,
        headers: { 'Idempotency-Key': `jurisdictions-of-tests-${member.id}` },
        json: { ...dragonGate, ...more },
      });
    return { ...member, launch };
  };

  it('refuse games and stakes until they end, and nothing else, under IN-TN [D58]', async () => {
    const evening = await untilNight('IN-TN', 1.75);
    expect([reasonOf(await evening.launch()), reasonOf(await evening.stake('100'))]).toEqual(['done', 'done']);
    const night = await untilNight('IN-TN', 2);
    expect((await night.launch()).value).toMatchObject({ code: 'nightBreak', until: '2026-03-04T23:30:00.000Z' });
    expect(reasonOf(await night.stake('100'))).toBe('limitReached');
    expect(reasonOf(await night.deposit())).toBe('done');
  });

  it('pay a prize of a bet that was placed before them [D58]', async () => {
    const { vendor, session, advance } = await untilNight('IN-TN', 1.75);
    const bet = { round: 'late', transactionId: `${session}-b`, amount: '100' };
    await vendor('debit', bet);
    await advance(HOUR_MS);
    expect(reasonOf(await vendor('credit', { ...bet, transactionId: `${session}-w`, amount: '900' }))).toBe('done');
    expect(reasonOf(await vendor('debit', { ...bet, transactionId: `${session}-c` }))).toBe('limitReached');
  });

  it('end at five o’clock, and are no hours of other laws [D58]', async () => {
    expect(reasonOf(await (await untilNight('IN-TN', 7 - 1 / 3600)).launch())).toBe('nightBreak');
    expect(reasonOf(await (await untilNight('IN-TN', 7)).launch())).toBe('done');
    expect(reasonOf(await (await untilNight('GB', 3)).launch())).toBe('done');
  });

  it('refuse a bet on a draw [D58]', async () => {
    const settings = { timeZone: 'Asia/Kolkata' };
    const { bet } = await lotteryWorld(gateway, { clock: '2026-03-04T20:02:30Z', settings, jurisdiction: 'IN-TN' });
    const { value } = await bet([{ play: 'last-2', picks: ['07'], stake: '100' }]);
    expect(value).toMatchObject({ code: 'nightBreak', until: '2026-03-04T23:30:00.000Z' });
  });

  it('are those of the clock on the day on which it is changed [D58]', async () => {
    const settings = { timeZone: 'Europe/Berlin' };
    const { visitor, token = '' } = await newWorldAt(gateway, 'alpha', {
      as: 'player',
      clock: '2026-03-29T00:30:00Z',
      settings,
      jurisdiction: 'IN-TN',
    });
    const headers = { 'Idempotency-Key': 'jurisdictions-of-tests-clock' };
    const { value } = await visitor.call('/wps/relay/GCS_gameLaunchFB', { token, headers, json: dragonGate });
    expect(value).toMatchObject({ code: 'nightBreak', until: '2026-03-29T03:00:00.000Z' });
  });
});
