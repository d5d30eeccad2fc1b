import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeProvider, sendEvent } from '../payments/testing/fakeProvider.ts';
import { FIVE, lotteryWorld } from '../lottery/testing/lotteryWorld.ts';
import { alternating } from '../testing/openTestGateway.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { newDatabaseUrl, openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { callVendor, startPlay } from '../testing/vendor.ts';
import { limitedMember, reasonOf } from './testing/limitedMember.ts';

const { provider, advance: payOrder } = fakeProvider();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ payments: provider });
});
afterAll(() => gateway.close());

const DAY_MS = 86_400_000;
const at = (clock = '2026-03-04T04:00:00Z') => ({ clock });
const countOf = (reasons: readonly string[], code: string) => reasons.filter((reason) => reason === code).length;

describe('a limit is not passed', () => {
  it('by deposits at the same time [D58]', async () => {
    const { set, deposit } = await limitedMember(gateway, at());
    await set('deposit', 'month', '20000');
    const reasons = (await Promise.all(Array.from({ length: 6 }, () => deposit()))).map(reasonOf);
    expect([countOf(reasons, 'done'), countOf(reasons, 'limitReached')]).toEqual([2, 4]);
  });

  it('by stakes at the same time, from two games [D58]', async () => {
    const { set, stake, visitor, token } = await limitedMember(gateway, at());
    await set('stake', 'day', '1000');
    const second = await startPlay(gateway, visitor, token);
    const inSecond = (n: number) =>
      callVendor(gateway, 'wallet/debit', {
        session: second,
        round: `r${n}`,
        transactionId: `${second}${n}`,
        amount: '100',
      });
    const sent = Array.from({ length: 30 }, (_, n) => (n % 2 === 0 ? stake('100') : inSecond(n)));
    expect(countOf((await Promise.all(sent)).map(reasonOf), 'done')).toBe(10);
  });

  it('by a limit that is set while stakes are on their way [D58]', async () => {
    const { set, stake, limits } = await limitedMember(gateway, at());
    await set('stake', 'day', '100000');
    const all = Array.from({ length: 20 }, (_, n) => (n === 7 ? set('stake', 'day', '300') : stake('100')));
    await Promise.all(all);
    const [{ used = '' } = {}] = (await limits()).limits;
    expect(reasonOf(await stake('100'))).toBe(Number(used) >= 300 ? 'limitReached' : 'done');
    expect(reasonOf(await stake('301'))).toBe('limitReached');
  });

  it('by a bet on a draw whose result is open, nor by its win [D58]', async () => {
    const { bet, token, visitor } = await lotteryWorld(gateway);
    await visitor.call('/wps/limits', { token, json: { kind: 'loss', period: 'day', amount: '250' } });
    const side = { play: 'sum-sides', picks: ['small'], stake: '100' };
    expect(reasonOf(await bet([side, side]))).toBe('done');
    const refused = await bet([side]);
    expect(refused.value).toMatchObject({ code: 'limitReached', amount: '50' });
    expect(FIVE.vassalage).toBe('LOTT');
  });

  it("by the vendor's retry: a refused id stays refused, an accepted one counts once [D58]", async () => {
    const { set, confirm, vendor, session, advance, limits } = await limitedMember(gateway, at());
    await set('stake', 'month', '1000');
    const bet = { round: 'r', transactionId: `${session}-a`, amount: '1000' };
    const over = { round: 's', transactionId: `${session}-b`, amount: '1' };
    for (let n = 0; n < 3; n += 1) {
      expect(reasonOf(await vendor('debit', bet))).toBe('done');
      expect(reasonOf(await vendor('debit', over))).toBe('limitReached');
    }
    expect((await limits()).limits).toMatchObject([{ used: '1000' }]);
    // A prize for a refused bet, and its return, move nothing.
    expect(reasonOf(await vendor('credit', { ...over, transactionId: `${session}-c` }))).toBe('roundUnknown');
    await vendor('rollback', over);
    expect(reasonOf(await vendor('debit', { ...over, transactionId: `${session}-d` }))).toBe('limitReached');
    await advance(0);
    expect(reasonOf(await confirm('stake', 'month'))).toBe('limitUnknown');
  });

  it('by the return of an earlier bet, nor by a round that was begun the day before [D58]', async () => {
    const { set, vendor, session, stake, advance } = await limitedMember(gateway, at('2026-03-04T15:30:00Z'));
    const early = { round: 'r', transactionId: `${session}-a`, amount: '5000' };
    await vendor('debit', early);
    await set('loss', 'day', '10000');
    await advance(3_600_000);
    const same = { round: 'r', transactionId: `${session}-b`, amount: '9000' };
    expect(reasonOf(await vendor('debit', same))).toBe('done');
    await vendor('rollback', early);
    expect(reasonOf(await stake('1001'))).toBe('limitReached');
    expect(reasonOf(await stake('1000'))).toBe('done');
  });

  it('by another session, which cannot loosen it sooner either [D58]', async () => {
    const { set, visitor, logIn, stake } = await limitedMember(gateway, at());
    await set('stake', 'day', '100');
    const token = await logIn();
    await visitor.call('/wps/limits', { token, json: { kind: 'stake', period: 'day' } });
    const confirmed = await visitor.call('/wps/limits/confirm', { token, json: { kind: 'stake', period: 'day' } });
    expect(reasonOf(confirmed)).toBe('limitWaits');
    expect(reasonOf(await stake('101'))).toBe('limitReached');
  });

  it("by the member's clock: days and waiting are the gateway's [D58]", async () => {
    const { set, visitor, token, stake } = await limitedMember(gateway, at());
    await set('stake', 'day', '100');
    await set('stake', 'day', '200');
    const headers = { Date: new Date(Date.now() + 9 * DAY_MS).toUTCString() };
    const json = { kind: 'stake', period: 'day' };
    expect(reasonOf(await visitor.call('/wps/limits/confirm', { token, json, headers }))).toBe('limitWaits');
    expect(reasonOf(await stake('101'))).toBe('limitReached');
  });

  it('by two gateways on one database [D58]', async () => {
    const databaseUrl = await newDatabaseUrl();
    if (databaseUrl === undefined) return;
    const first = await openTestGateway({ databaseUrl, isAlone: true });
    const second = await openTestGateway({ databaseUrl, isAlone: true, unaudited: true });
    const both = { ...first, ...alternating(first, second) };
    try {
      const { set, stake, deposit } = await limitedMember(both, at());
      await set('stake', 'day', '500');
      await set('deposit', 'day', '10000');
      const stakes = (await Promise.all(Array.from({ length: 20 }, () => stake('100')))).map(reasonOf);
      const deposits = (await Promise.all(Array.from({ length: 4 }, () => deposit()))).map(reasonOf);
      expect([countOf(stakes, 'done'), countOf(deposits, 'done')]).toEqual([5, 1]);
    } finally {
      await both.close();
    }
  });
});

describe('a rebate of an excluded member', () => {
  const earned = { account: 'player', vassalage: 'BAIZE', gameCode: 'dragon-gate', staked: '40000', hoursAgo: 24 };
  const rebate = { day: '2026-02-28', gameType: 'RNG' };
  const excludedWith = async (...rounds: (typeof earned)[]) => {
    const clock = '2026-03-01T04:02:30Z';
    const member = await limitedMember(gateway, { ...at(clock), rows: { rounds } });
    await member.exclude();
    const claim = (key: string, wish: object = rebate) => member.post('/wps/records/rebates', wish, key);
    return { ...member, claim };
  };

  it('that was earned before is paid once, and is no way to play [D58]', async () => {
    const { claim, balance, stake, launch, deposit, get } = await excludedWith(earned);
    const before = BigInt(await balance());
    const keys = Array.from({ length: 8 }, (_, nth) => `rebate-of-excluded-${nth}`);
    const answers = (await Promise.all(keys.map((key) => claim(key)))).map(reasonOf);
    expect([countOf(answers, 'done'), countOf(answers, 'rebateClaimed')]).toEqual([1, 7]);
    expect(reasonOf(await claim('rebate-of-excluded-again'))).toBe('rebateClaimed');
    expect(BigInt(await balance()) - before).toBe(200n);
    // Money of one's own, free of turnover: it can be withdrawn.
    expect((await get('/wps/payments/withdrawal/terms')).value).toMatchObject({ turnover: { left: '0' } });
    expect([reasonOf(await stake('100')), reasonOf(await launch()), reasonOf(await deposit())]).toEqual([
      'limitReached',
      'excluded',
      'excluded',
    ]);
  });

  it('is none for a day without stakes, a category without any, or the future [D58]', async () => {
    const { claim, balance } = await excludedWith(earned);
    const before = await balance();
    const wishes = [
      { day: '2026-02-27', gameType: 'RNG' },
      { day: '2026-02-28', gameType: 'LIVE' },
      { day: '2026-03-02', gameType: 'RNG' },
    ];
    const answers = [];
    for (const [nth, wish] of wishes.entries()) answers.push(reasonOf(await claim(`rebate-of-nothing-${nth}`, wish)));
    expect([answers, await balance()]).toEqual([wishes.map(() => 'rebateUnknown'), before]);
  });
});

describe('an exclusion', () => {
  it('holds back a game that another session has open, and pays its bet in flight [D58]', async () => {
    const { vendor, session, visitor, logIn, exclude, balance, stake } = await limitedMember(gateway, at());
    const bet = { round: 'r', transactionId: `${session}-a`, amount: '1000' };
    await vendor('debit', bet);
    const token = await logIn();
    await visitor.call('/wps/limits/exclusion', { token, json: { months: 6 } });
    expect(reasonOf(await stake('100'))).toBe('limitReached');
    expect(reasonOf(await vendor('credit', { ...bet, transactionId: `${session}-b`, amount: '3000' }))).toBe('done');
    expect(await balance()).toBe('102000');
    await exclude();
  });

  it('credits a deposit that was on its way, without its bonus [D58]', async () => {
    const { deposit, exclude, balance } = await limitedMember(gateway);
    const { id } = (await deposit({ promotionId: 'first-deposit' })).value as { id: string };
    await exclude();
    await sendEvent(gateway, payOrder(id, { state: 'paid', paid: 10_000n }));
    expect(await balance()).toBe('110000');
  });

  it('does not reach the vendor as a reason [D58]', async () => {
    const { exclude, stake } = await limitedMember(gateway, at());
    await exclude();
    expect(JSON.stringify((await stake('100')).value)).not.toMatch(/exclu/u);
  });

  it('of a world is not known to another one [D58]', async () => {
    const one = await limitedMember(gateway, at());
    await one.exclude();
    const other = await limitedMember(gateway, at());
    expect(reasonOf(await other.stake('100'))).toBe('done');
  });

  it('is not ended by the sweeping of its member’s sessions, nor by a new log-in [D58]', async () => {
    const { exclude, logIn, visitor, advance } = await limitedMember(gateway, at());
    await exclude();
    await advance(2 * DAY_MS);
    const token = await logIn();
    expect((await visitor.call('/wps/limits', { token })).value).toHaveProperty('excludedUntil');
    const launched = await visitor.call('/wps/game/launchGame', { token });
    expect(reasonOf(launched)).toBe('excluded');
  });

  it('of a trial account there is none [D58]', async () => {
    const world = await newWorldAt(gateway, 'alpha', { as: 'trial' });
    const answer = await world.visitor.call('/wps/limits/exclusion', { token: world.token ?? '', json: { months: 6 } });
    expect(reasonOf(answer)).toBe('realAccountRequired');
  });
});
