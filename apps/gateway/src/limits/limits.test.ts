import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeProvider, sendEvent } from '../payments/testing/fakeProvider.ts';
import { testMerchants } from '../testing/merchants.ts';
import { countQueries } from '../testing/countQueries.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { limitedMember, reasonOf } from './testing/limitedMember.ts';

const { provider, advance: payOrder } = fakeProvider();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ payments: provider });
});
afterAll(() => gateway.close());

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Noon of a Wednesday in the merchant's zone, so that an hour does not end its day. */
const at = (clock = '2026-03-04T04:00:00Z') => ({ clock });

describe('a deposit limit', () => {
  it('counts orders that are on their way and credited ones, until its period ends [D58]', async () => {
    const { set, deposit, limits, advance, logIn, visitor } = await limitedMember(gateway, at());
    expect(reasonOf(await set('deposit', 'day', '25000'))).toBe('done');
    const { id } = (await deposit()).value as { id: string };
    await sendEvent(gateway, payOrder(id, { state: 'paid', paid: 10_000n }));
    expect(reasonOf(await deposit())).toBe('done');
    const refused = await deposit();
    expect(refused.value).toMatchObject({ code: 'limitReached', amount: '5000', until: '2026-03-04T16:00:00.000Z' });
    expect((await limits()).limits).toMatchObject([{ kind: 'deposit', period: 'day', amount: '25000', used: '20000' }]);
    expect(reasonOf(await deposit({ amount: '5000' }))).toBe('done');
    await advance(DAY_MS);
    const token = await logIn();
    const headers = { 'Idempotency-Key': 'limits-the-next-day' };
    const json = { methodId: 'bank', amount: '10000', returnPath: '/member/depositv2' };
    const { value } = await visitor.call('/wps/payments/deposits', { token, headers, json });
    expect(value).toMatchObject({ status: 'pending' });
  });
});

describe('limits of play', () => {
  it('a stake limit counts stakes and not prizes; a returned stake frees it [D58]', async () => {
    const { set, stake, vendor, session } = await limitedMember(gateway, at());
    await set('stake', 'week', '5000');
    const bet = { round: 'r', transactionId: `${session}-a`, amount: '3000' };
    expect(reasonOf(await vendor('debit', bet))).toBe('done');
    await vendor('credit', { ...bet, transactionId: `${session}-b`, amount: '9000' });
    expect(reasonOf(await stake('2001'))).toBe('limitReached');
    const other = { round: 's', transactionId: `${session}-c`, amount: '2000' };
    expect(reasonOf(await vendor('debit', other))).toBe('done');
    expect(reasonOf(await stake('1'))).toBe('limitReached');
    await vendor('rollback', other);
    expect(reasonOf(await stake('2000'))).toBe('done');
  });

  it('a loss limit counts stakes less prizes, and what is won can be lost again [D58]', async () => {
    const { set, stake, vendor, session, limits } = await limitedMember(gateway, at());
    await set('loss', 'day', '5000');
    const bet = { round: 'r', transactionId: `${session}-a`, amount: '4000' };
    await vendor('debit', bet);
    expect(reasonOf(await stake('1001'))).toBe('limitReached');
    await vendor('credit', { ...bet, transactionId: `${session}-b`, amount: '6000' });
    expect((await limits()).limits).toMatchObject([{ used: '0' }]);
    expect(reasonOf(await stake('7000'))).toBe('done');
    expect(reasonOf(await stake('1'))).toBe('limitReached');
  });

  it('the limit that leaves the least is the one that counts [D58]', async () => {
    const { set, stake } = await limitedMember(gateway, at());
    await set('stake', 'month', '900');
    await set('loss', 'day', '500');
    await set('stake', 'week', '700');
    expect(reasonOf(await stake('501'))).toBe('limitReached');
    expect(reasonOf(await stake('500'))).toBe('done');
  });
});

describe('a change', () => {
  it('that tightens counts at once; a looser one after 24 hours and a second confirmation [D58]', async () => {
    const { set, confirm, stake, limits, advance } = await limitedMember(gateway, at());
    await set('stake', 'month', '5000');
    await set('stake', 'month', '2000');
    expect(reasonOf(await stake('2001'))).toBe('limitReached');
    await set('stake', 'month', '8000');
    expect((await limits()).limits).toMatchObject([{ amount: '2000', wish: { amount: '8000' } }]);
    expect((await confirm('stake', 'month')).value).toMatchObject({ code: 'limitWaits' });
    const [{ wish } = {}] = (await limits()).limits;
    await advance(HOUR_MS);
    // The same wish again does not begin its day anew.
    await set('stake', 'month', '8000');
    expect((await limits()).limits[0]?.wish?.confirmFrom).toBe(wish?.confirmFrom);
    expect(reasonOf(await stake('2001'))).toBe('limitReached');
    expect(reasonOf(await confirm('loss', 'month'))).toBe('limitUnknown');
  });

  it('is confirmed after its day, and lapses a week later [D58]', async () => {
    const member = await limitedMember(gateway, at());
    await member.set('stake', 'month', '2000');
    await member.set('stake', 'month');
    await member.advance(DAY_MS + 1000);
    const token = await member.logIn();
    const json = { kind: 'stake', period: 'month' };
    const { value } = await member.visitor.call('/wps/limits/confirm', { token, json });
    const [limit] = (value as Awaited<ReturnType<typeof member.limits>>).limits;
    expect(limit).toEqual({ kind: 'stake', period: 'month' });
    await member.visitor.call('/wps/limits', { token, json: { ...json, amount: '100' } });
    await member.visitor.call('/wps/limits', { token, json });
    await member.advance(9 * DAY_MS);
    const later = await member.logIn();
    const lapsed = await member.visitor.call('/wps/limits/confirm', { token: later, json });
    expect(reasonOf(lapsed)).toBe('limitUnknown');
  });

  it('is taken back by the amount that counts, and by a tighter one [D58]', async () => {
    const { set, limits, get } = await limitedMember(gateway, at());
    await set('loss', 'week', '2000');
    await set('loss', 'week', '9000');
    await set('loss', 'week', '2000');
    expect((await limits()).limits[0]).not.toHaveProperty('wish');
    await set('loss', 'week', '9000');
    await set('loss', 'week', '1000');
    expect((await limits()).limits[0]).not.toHaveProperty('wish');
    const { items } = (await get('/wps/limits/changes')).value as { items: { step: string }[] };
    expect(items.map(({ step }) => step)).toEqual(['set', 'wished', 'withdrawn', 'wished', 'set']);
  });

  it.each([
    ['reminder', 'day', '60'],
    ['stake', 'session', '60'],
    ['reminder', 'session', '4'],
    ['reminder', 'session', '481'],
  ])('to %s by %s of %s is no limit [D58]', async (kind, period, amount) => {
    const { set } = await limitedMember(gateway, at());
    expect((await set(kind, period, amount)).value).toMatchObject({ code: 'limitInvalid', field: 'amount' });
  });
});

describe('a break', () => {
  it('holds back play and deposits until its end, and cannot be made shorter [D58]', async () => {
    const { pause, stake, deposit, launch, limits } = await limitedMember(gateway, at());
    await pause(7);
    await pause(1);
    expect((await limits()).breakUntil?.slice(0, 10)).toBe('2026-03-11');
    expect(reasonOf(await stake('100'))).toBe('limitReached');
    expect(reasonOf(await deposit())).toBe('onBreak');
    expect((await launch()).value).toMatchObject({ code: 'onBreak', until: (await limits()).breakUntil });
  });

  it('ends by itself [D58]', async () => {
    const { pause, advance, logIn, visitor } = await limitedMember(gateway, at());
    await pause(1);
    await advance(DAY_MS + 1000);
    const token = await logIn();
    const { value } = await visitor.call('/wps/limits', { token });
    expect(value).not.toHaveProperty('breakUntil');
  });
});

describe('a limit', () => {
  const KINDS = ['stake', 'loss', 'deposit'];
  const PERIODS = ['day', 'week', 'month'];

  it('is counted in one statement with all others, however many there are', async () => {
    const member = await limitedMember(gateway, at());
    const queriesOf = async (work: () => Promise<unknown>) => {
      const { asked, stop } = countQueries(gateway.database);
      await work();
      stop();
      return asked.mock.calls.length;
    };
    await member.set('stake', 'day', '50000');
    await member.set('deposit', 'day', '50000');
    // The first deposit of a member is asked after more.
    await member.deposit();
    const one = [await queriesOf(() => member.stake('100')), await queriesOf(() => member.deposit())];
    for (const kind of KINDS) for (const period of PERIODS) await member.set(kind, period, '50000');
    const nine = [await queriesOf(() => member.stake('100')), await queriesOf(() => member.deposit())];
    expect(nine).toEqual(one);
    expect(one[0]).toBeGreaterThan(0);
    const { limits } = await member.limits();
    expect(limits.map(({ used }) => used)).toEqual(
      limits.map(({ kind }) => ({ stake: '200', loss: '200', deposit: '30000' })[kind]),
    );
  });
});

describe('an excluded member', () => {
  it('is refused all play, deposits and promotions, and withdraws [D58]', async () => {
    const member = await limitedMember(gateway, { ...at(), settings: { vendorWallets: ['BAIZE'] } });
    const accountId = await member.account();
    const token = await member.logIn();
    const sent = async (path: string, json: object) => {
      const headers = { 'Idempotency-Key': `excluded-of-tests-${path}` };
      return reasonOf(await member.visitor.call(path, { token, json, headers }));
    };
    await member.post('/wps/limits/exclusion', { months: 6 });
    const deposit = { methodId: 'bank', amount: '10000', returnPath: '/member/depositv2' };
    expect(await sent('/wps/payments/deposits', deposit)).toBe('excluded');
    expect(await sent('/wps/relay/GCS_walletTransfer', { from: 'main', to: 'BAIZE', amount: '100' })).toBe('excluded');
    expect(reasonOf(await member.launch())).toBe('excluded');
    expect(reasonOf(await member.withdraw(accountId, '10000'))).toBe('done');
  });

  it('stays excluded for the longer time [D58]', async () => {
    const { exclude, limits } = await limitedMember(gateway, at());
    await exclude(12);
    await exclude(6);
    expect((await limits()).excludedUntil?.slice(0, 10)).toBe('2027-03-04');
  });
});

describe('where the law asks for a choice of a deposit limit', () => {
  let strict: TestGateway;
  beforeAll(async () => {
    const merchants = testMerchants.map((merchant) => ({ ...merchant, jurisdiction: 'EU' as const }));
    strict = await openTestGateway({ merchants, payments: provider });
  });
  afterAll(() => strict.close());

  it('nothing is deposited before a limit is set, and play goes on [D58]', async () => {
    const { deposit, set, limits, stake } = await limitedMember(strict, at());
    expect((await limits()).mustChoose).toBe(true);
    expect(reasonOf(await deposit())).toBe('limitsUnset');
    expect(reasonOf(await stake('100'))).toBe('done');
    await set('stake', 'day', '10000');
    expect(reasonOf(await deposit())).toBe('limitsUnset');
    await set('deposit', 'month', '10000');
    expect(reasonOf(await deposit())).toBe('done');
    expect((await limits()).mustChoose).toBe(false);
  });

  it('to have none is a choice, too [D58]', async () => {
    const { deposit, set } = await limitedMember(strict, at());
    await set('deposit', 'month');
    expect(reasonOf(await deposit())).toBe('done');
  });
});
