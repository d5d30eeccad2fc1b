import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app/createApp.ts';
import { fillWallet } from '../testing/fillWallet.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { servicesBeside } from '../testing/servicesBeside.ts';
import { visit } from '../testing/visitor.ts';
import { auditLedger, isSound } from '../wallet/auditLedger.ts';
import { codeOf, memberWithPoints } from './testing/memberWithPoints.ts';
import { PAYMENT_PASSWORD, pointsOf } from './testing/pointsOf.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const AT_ONCE = 20;
const WRONG = { paymentPassword: 'Wrong2026' };
const REVIEWED_MS = 31_000;

const many = <T>(each: (nth: number) => Promise<T>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => each(nth)));

type Player = Awaited<ReturnType<typeof memberWithPoints>>;

/** True when the balance equals the sum of the movements. */
const addsUp = async ({ movements, points }: Player): Promise<boolean> => {
  const balance = await points();
  const { items: all } = await movements('?pageSize=100');
  const sums = all.map((_, at) => all.slice(at).reduce((sum, one) => sum + one.points, 0));
  return all.every((one, at) => one.balance === sums[at]) && (all[0]?.balance ?? 0) === balance;
};

describe('points', () => {
  it('are spent once each, however many spend at once', async () => {
    const player = await memberWithPoints(gateway, 700);
    const before = await player.balance();
    // Sealed bodies count as attempts: calls beyond the attempt limit spend nothing either.
    const answers = await many((nth) => (nth % 2 === 0 ? player.convert(100) : player.redeem('playing-cards')));
    const spent = answers.filter(({ success }) => success).map(({ value }) => value as { paid?: string });
    const converted = spent.filter(({ paid }) => paid !== undefined).length;
    const left = 700 - converted * 100 - (spent.length - converted) * 200;
    expect([await player.points(), (await player.balance()) - before]).toEqual([left, BigInt(converted) * 100n]);
    expect(left).toBeGreaterThanOrEqual(0);
    const refused = new Set(answers.filter(({ success }) => !success).map(codeOf));
    expect([...refused].filter((code) => !['pointsTooFew', 'paymentLocked'].includes(code ?? ''))).toEqual([]);
    expect(await addsUp(player)).toBe(true);
    expect((await auditLedger(gateway.database)).every(isSound)).toBe(true);
  });

  it('are spent once for one key, sent again or many times at once', async () => {
    const player = await memberWithPoints(gateway, 1000);
    const before = await player.balance();
    const key = 'one-and-the-same-key';
    const first = await player.convert(100, {}, key);
    expect((await player.convert(100, {}, key)).value).toEqual(first.value);
    expect(codeOf(await player.convert(200, {}, key))).toBe('idempotencyConflict');
    const answers = await many(() => player.redeem('playing-cards', {}, key));
    expect(answers.map(codeOf).filter((code) => code !== undefined && code !== 'conflict')).toEqual([]);
    expect([await player.points(), (await player.balance()) - before]).toEqual([700, 100n]);
    expect((await player.redemptions()).items).toHaveLength(1);
  });

  it('are earned once and come back once, however many look at once', async () => {
    const player = await memberWithPoints(gateway, 800);
    await player.bet('5000');
    await player.redeem('paper-lantern');
    await player.bet('5000');
    await player.advance(REVIEWED_MS);
    await many(async (nth) => (nth % 2 === 0 ? player.points() : player.redemptions()));
    expect(await player.points()).toBe(900);
    expect(await addsUp(player)).toBe(true);
  });

  it('stay where the wallet has no room for what they are worth', async () => {
    const player = await memberWithPoints(gateway, 500);
    const empty = await fillWallet(gateway, player.id, 'player', player.now());
    expect(codeOf(await player.convert(100))).toBe('walletFull');
    expect(await player.points()).toBe(500);
    await empty();
    expect((await player.convert(100)).success).toBe(true);
  });

  it('never exceed the limit of an account, however much was staked', async () => {
    const player = await memberWithPoints(gateway, 5);
    const empty = await fillWallet(gateway, player.id, 'player', player.now());
    await empty();
    expect(await player.points()).toBe(Number.MAX_SAFE_INTEGER);
    expect(await addsUp(player)).toBe(true);
  });

  it.each(['18446744073709551616', 2 ** 64, 2 ** 53, -100, 0, 100.5, '100', null, '١٠٠', [100], { $gt: 1 }])(
    'are whole and more than none: %j',
    async (amount) => {
      const player = await memberWithPoints(gateway, 300);
      expect(await player.convert(amount)).toMatchObject({ status: 400, value: { code: 'invalidRequest' } });
      expect(await player.points()).toBe(300);
    },
  );

  it('are decided on by nobody in production, where the sandbox plays no operator', async () => {
    const player = await memberWithPoints(gateway, 900);
    await player.redeem('paper-lantern');
    await player.advance(REVIEWED_MS);
    const app = createApp({ ...(await servicesBeside(gateway)), decides: false }, { lab: true, sandbox: false });
    const strict = pointsOf(visit({ fetch: async (request) => app.fetch(request) }, player.host), player.token);
    expect((await strict.redemptions()).items).toMatchObject([{ status: 'applying' }]);
    expect((await player.redemptions()).items).toMatchObject([{ status: 'rejected' }]);
  });
});

describe('whose points they are', () => {
  it('another member of the merchant sees and spends none of them', async () => {
    const player = await memberWithPoints(gateway, 900);
    await player.redeem('playing-cards');
    const other = pointsOf(player.visitor, await player.visitor.tokenOf('agent', 'Agent2026'));
    expect([await other.points(), await other.redemptions(), await other.movements()]).toMatchObject([
      0,
      { items: [] },
      { items: [] },
    ]);
    expect(codeOf(await other.convert(100, { paymentPassword: 'Player2026' }))).toBe('wrongPaymentPassword');
    expect(codeOf(await other.convert(100))).toBe('pointsTooFew');
  });

  it('a visitor, a trial account and a token of another merchant get nothing', async () => {
    const world = await newWorldAt(gateway, 'alpha', { as: 'trial' });
    const { token, host } = await memberWithPoints(gateway, 900);
    for (const [who, status] of [
      [pointsOf(world.visitor), 401],
      [pointsOf(world.visitor, world.token), 403],
      [pointsOf(visit(gateway, 'beta.localhost'), token), 401],
    ] as const) {
      const answers = [
        await who.read('MCS2_getPointBalance'),
        await who.read('MCS2_getRedeemPointList'),
        await who.read('ODSFE2_MemTransDet'),
        await who.redeem('playing-cards'),
        await who.convert(100),
      ];
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
    }
    expect(await pointsOf(visit(gateway, host), token).points()).toBe(900);
  });
});

describe('the payment password that spending asks for', () => {
  it('is refused when it is wrong, and too many wrong ones lock payments, and log-ins not [REQ-216, D57]', async () => {
    const player = await memberWithPoints(gateway, 900);
    const tries = [
      () => player.redeem('playing-cards', WRONG),
      () => player.convert(100, WRONG),
      () => player.redeem('playing-cards', { paymentPassword: '' }),
      () => player.convert(100, WRONG),
      () => player.redeem('playing-cards', WRONG),
      () => player.convert(100, WRONG),
      () => player.redeem('playing-cards'),
      () => player.convert(100),
    ];
    const codes = [];
    for (const each of tries) codes.push(codeOf(await each()));
    // The response has `until`, so that a player can wait.
    expect((await player.convert(100)).value).toMatchObject({ code: 'paymentLocked', until: expect.any(String) });
    expect(codes).toEqual([
      'wrongPaymentPassword',
      'wrongPaymentPassword',
      'invalidRequest',
      'wrongPaymentPassword',
      'wrongPaymentPassword',
      ...Array.from({ length: 3 }, () => 'paymentLocked'),
    ]);
    expect((await player.visitor.logIn('player', 'Player2026')).success).toBe(true);
    expect(await player.points()).toBe(900);
  });

  it('is never the login password, and is set before anything is spent [D57]', async () => {
    const player = await memberWithPoints(gateway, 900, { members: [] });
    const login = { password: 'Player2026', paymentPassword: 'Player2026' };
    const answers = [await player.redeem('playing-cards', login), await player.convert(100, login)];
    expect(answers.map(codeOf)).toEqual(['paymentPasswordRequired', 'paymentPasswordRequired']);
    expect(await player.points()).toBe(900);
  });

  it('may be tried five times by twenty at once, and never spends when it is wrong [REQ-216]', async () => {
    const player = await memberWithPoints(gateway, 900);
    const codes = (await many(() => player.convert(100, WRONG))).map(codeOf);
    expect(codes.filter((code) => code === 'wrongPaymentPassword').length).toBeLessThan(5);
    expect(new Set(codes)).toEqual(new Set(['wrongPaymentPassword', 'paymentLocked']));
    expect(await player.points()).toBe(900);
  });

  it('is not kept: a request that is sent again is known by the rest of it', async () => {
    const player = await memberWithPoints(gateway, 900);
    const key = 'the-key-of-one-request';
    const first = await player.convert(100, {}, key);
    expect((await player.convert(100, { paymentPassword: 'another' }, key)).value).toEqual(first.value);
    expect(await player.points()).toBe(800);
  });

  it('travels sealed or not at all [REQ-216]', async () => {
    const player = await memberWithPoints(gateway, 900);
    for (const [name, json] of [
      ['MCS2_redeemPointReward', { rewardId: 'playing-cards', paymentPassword: PAYMENT_PASSWORD }],
      ['MCS2_convertPoint', { points: 100, paymentPassword: PAYMENT_PASSWORD }],
    ] as const) {
      const headers = { 'Idempotency-Key': 'a-key-of-plain-text' };
      const answer = await player.visitor.call(`/wps/relay/passwordCheck/${name}`, {
        token: player.token ?? '',
        json,
        headers,
      });
      expect(answer).toMatchObject({ status: 400, value: { code: 'encryptionRequired' } });
    }
    expect(await player.points()).toBe(900);
  });
});
