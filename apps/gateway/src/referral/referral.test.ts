import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register as registerSocial, signIn, ticketOf } from '../session/social/testing/atDemo.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { auditLedger, isSound } from '../wallet/auditLedger.ts';
import { referralOf, registerWith } from './testing/referralOf.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const inviter = async (wish: Parameters<typeof newWorldAt>[2] = {}) => {
  const world = await newWorldAt(gateway, 'alpha', {
    as: 'player',
    failures: { limits: { register: 1000 } },
    ...wish,
  });
  const deposit = (account: string, amount: string) =>
    world.change({ rows: { deposits: [{ account, amount, status: 'credited' }] } });
  return { ...world, ...referralOf(world.visitor, world.token), deposit };
};

describe('an invitation', () => {
  it('has a code that stays, its rule, and the words of the promotion [REQ-217]', async () => {
    const { read } = await inviter();
    const first = await read();
    expect(first).toMatchObject({
      code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/u) as unknown,
      title: 'Invite friends',
      rule: { reward: '5000', deposited: '10000', times: 1 },
      currency: 'CNY',
      friends: 0,
      earned: '0',
      claimable: '0',
    });
    expect(await read()).toEqual(first);
  });

  it('earns when a friend who registered by it has deposited enough, once [REQ-125]', async () => {
    const { read, friends, claim, balance, deposit, visitor } = await inviter();
    const { code } = await read();
    const { username } = await registerWith(visitor, code);
    expect(await friends()).toMatchObject([{ name: 'fr***x', status: 'joined', done: '0', required: '10000' }]);
    expect((await claim()).value).toEqual({ code: 'rewardNotReached' });
    await deposit(username, '4000');
    expect(await friends()).toMatchObject([{ status: 'joined', done: '4000' }]);
    await deposit(username, '7000');
    expect(await friends()).toMatchObject([{ status: 'claimable', done: '10000' }]);
    expect(await read()).toMatchObject({ friends: 1, claimable: '5000', earned: '0' });
    const before = await balance();
    expect((await claim()).value).toMatchObject({ claimable: '0', earned: '5000' });
    expect((await balance()) - before).toBe(5000n);
    expect((await claim()).value).toEqual({ code: 'rewardNotReached' });
    expect(await friends()).toMatchObject([{ status: 'paid', paidAt: expect.any(String) as unknown }]);
    expect((await auditLedger(gateway.database)).every(isSound)).toBe(true);
  });

  it('earns by a friend who registered with an account at a provider, once [REQ-125, REQ-110]', async () => {
    const { read, friends, claim, balance, deposit, visitor } = await inviter();
    const { code } = await read();
    const ticket = ticketOf(await signIn(gateway, visitor));
    const opened = await registerSocial(visitor, ticket, { referralCode: ` ${code.toLowerCase()} ` });
    const { token = '' } = opened.value as { token?: string };
    const { account } = (await visitor.call('/wps/member/info', { token })).value as { account: string };
    // The ticket is used: nobody is invited a second time by it.
    expect((await registerSocial(visitor, ticket, { referralCode: code })).success).toBe(false);
    await deposit(account, '10000');
    expect(await friends()).toMatchObject([{ status: 'claimable' }]);
    const before = await balance();
    expect((await claim()).success).toBe(true);
    expect((await balance()) - before).toBe(5000n);
  });

  it('binds nobody by a provider where the promotion is off, or the code is of nobody [REQ-125]', async () => {
    const { visitor, friends } = await inviter();
    const opened = await registerSocial(visitor, ticketOf(await signIn(gateway, visitor)), {
      referralCode: 'NOBODY22',
    });
    expect([opened.success, await friends()]).toEqual([true, []]);
  });

  it('pays nothing to an excluded member, and is not lost [D58]', async () => {
    const members = [{ account: 'friend', password: 'Friend2026' }];
    const referrals = [{ account: 'player', friend: 'friend' }];
    const { deposit, claim, read, visitor, token = '' } = await inviter({ rows: { members, referrals } });
    await deposit('friend', '10000');
    await visitor.call('/wps/limits/exclusion', { token, json: { months: 6 } });
    expect((await claim()).value).toMatchObject({ code: 'excluded' });
    expect(await read()).toMatchObject({ claimable: '5000', earned: '0' });
  });

  it('is wagered before it can be withdrawn, and is a bonus of its own source', async () => {
    const members = [{ account: 'friend', password: 'Friend2026' }];
    const referrals = [{ account: 'player', friend: 'friend' }];
    const { deposit, claim, visitor, token = '' } = await inviter({ rows: { members, referrals } });
    await deposit('friend', '10000');
    await claim();
    const { value } = await visitor.call('/wps/records/bonuses', { token });
    expect(value).toMatchObject({ items: [{ source: 'referral', amount: '5000', required: '5000', left: '5000' }] });
  });

  it('pays by the terms of the day of joining', async () => {
    const members = [{ account: 'friend', password: 'Friend2026' }];
    const referrals = [{ account: 'player', friend: 'friend' }];
    const { read, friends, change } = await inviter({ rows: { members, referrals } });
    await change({ settings: { openingBalance: '900000' } });
    expect((await read()).rule.reward).not.toBe('5000');
    expect(await friends()).toMatchObject([{ reward: '5000', required: '10000' }]);
  });

  it('is closed without a promotion of the type REFERRAL [REQ-217]', async () => {
    const { answer, claim, visitor } = await inviter({ rows: { announcements: [] } });
    expect((await answer()).value).toEqual({ code: 'referralClosed' });
    expect((await claim()).value).toEqual({ code: 'referralClosed' });
    expect((await visitor.call('/wps/promotions')).value).toMatchObject({ referral: false });
    const open = await inviter();
    expect((await open.visitor.call('/wps/promotions')).value).toMatchObject({ referral: true });
  });
});
