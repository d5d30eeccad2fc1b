import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app/createApp.ts';
import { fillWallet } from '../testing/fillWallet.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { servicesBeside } from '../testing/servicesBeside.ts';
import { visit } from '../testing/visitor.ts';
import { auditLedger, isSound } from '../wallet/auditLedger.ts';
import { referrals } from './referral.schema.ts';
import { referralOf, registerWith } from './testing/referralOf.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const AT_ONCE = 12;
const REWARD = 5000n;
const bank = (account: string, number: string) => ({ account, kind: 'bank' as const, bank: 'Harbour Bank', number });

const open = async (wish: Parameters<typeof newWorldAt>[2] = {}, as = 'player') => {
  const world = await newWorldAt(gateway, 'alpha', {
    as,
    failures: { limits: { register: 1000, claimReferral: 1000 } },
    ...wish,
  });
  const deposit = (account: string, amount = '10000') =>
    world.change({ rows: { deposits: [{ account, amount, status: 'credited' }] } });
  return { ...world, ...referralOf(world.visitor, world.token), deposit };
};

const friend = (own: object = {}) => ({ account: 'friend', password: 'Friend2026', ...own });
const invited = { account: 'player', friend: 'friend' };

describe('the reward of an invitation', () => {
  it('is paid once, however many claims come at once, over two gateways', async () => {
    const world = await open({ rows: { members: [friend()], referrals: [invited] } });
    await world.deposit('friend');
    const second = createApp(await servicesBeside(gateway), { lab: false, sandbox: false });
    const beside = referralOf(
      visit({ ...gateway, fetch: (request) => second.fetch(request) }, world.host),
      world.token,
    );
    const before = await world.balance();
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, nth) => (nth % 2 === 0 ? world : beside).claim()),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect((await world.balance()) - before).toBe(REWARD);
    expect((await auditLedger(gateway.database)).every(isSound)).toBe(true);
  });

  it('is paid once for one key, sent again or many times at once', async () => {
    const world = await open({ rows: { members: [friend()], referrals: [invited] } });
    await world.deposit('friend');
    const before = await world.balance();
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => world.claim('one-and-the-same-key')));
    expect(new Set(answers.map(({ value }) => JSON.stringify(value)))).toHaveProperty('size', 1);
    expect((await world.balance()) - before).toBe(REWARD);
  });

  it('is not paid into a full wallet, and can be claimed later', async () => {
    const world = await open({ rows: { members: [friend()], referrals: [invited] } });
    await world.deposit('friend');
    await fillWallet(gateway, world.id, 'player', world.now());
    expect((await world.claim()).value).toEqual({ code: 'walletFull' });
    expect(await world.friends()).toMatchObject([{ status: 'claimable' }]);
  });

  it('is not claimed by the friend, nor with the token of another merchant', async () => {
    const world = await open({ rows: { members: [friend()], referrals: [invited] } });
    await world.deposit('friend');
    const other = referralOf(world.visitor, await world.visitor.tokenOf('friend', 'Friend2026'));
    expect((await other.claim()).value).toEqual({ code: 'rewardNotReached' });
    expect(await other.friends()).toEqual([]);
    const elsewhere = await newWorldAt(gateway, 'beta', { as: 'player' });
    expect(await referralOf(elsewhere.visitor, world.token).claim()).toMatchObject({ status: 401 });
  });
});

describe('an account of one’s own earns nothing', () => {
  it.each([
    [
      'by e-mail address',
      { members: [{ account: 'player', email: 'me@example.com' }, friend({ email: ' ME@example.com' })] },
    ],
    ['by name', { members: [{ account: 'player', realName: 'Lin Player' }, friend({ realName: 'lin player ' })] }],
    [
      'by the holder of a payment account',
      {
        members: [{ account: 'player', realName: 'Lin Player' }, friend({ realName: 'Lin Player' })],
        withdrawalAccounts: [bank('friend', '6222020200112345')],
      },
    ],
  ])('known %s', async (_how, rows) => {
    const world = await open({ rows: { ...rows, referrals: [invited] } });
    await world.deposit('friend');
    expect(await world.friends()).toMatchObject([{ status: 'own' }]);
    expect(await world.read()).toMatchObject({ claimable: '0' });
    expect((await world.claim()).value).toEqual({ code: 'rewardNotReached' });
  });
});

const boundTo = async (merchant: string) =>
  gateway.database.owner.select().from(referrals).where(eq(referrals.merchant, merchant));

describe('who is invited', () => {
  it('is bound to one member for ever: not again, and to nobody who is the same', async () => {
    const world = await open();
    await registerWith(world.visitor, (await world.read()).code);
    const [row, ...others] = await boundTo(world.id);
    if (row === undefined) throw new Error('The friend is bound.');
    expect(others).toEqual([]);
    const again = { ...row, id: randomUUID(), member_id: row.friend_id };
    const { owner } = gateway.database;
    await expect(owner.insert(referrals).values({ ...row, id: randomUUID() })).rejects.toThrow();
    await expect(owner.insert(referrals).values(again)).rejects.toThrow();
    await world.change({ rows: { members: [friend()], referrals: [{ account: 'friend', friend: 'player' }] } });
    await world.change({ rows: { referrals: [{ account: 'player', friend: 'friend' }] } });
    expect((await world.friends()).map(({ name }) => name)).not.toContain('fr***d');
  });

  it.each(['', 'nobody', "' or '1'='1", '%', 'x'.repeat(255)])(
    'is nobody with the code %j, and still registers',
    async (code) => {
      const world = await open();
      await world.read();
      await registerWith(world.visitor, code);
      expect(await boundTo(world.id)).toEqual([]);
    },
  );

  it('is nobody by a code of a closed account, or of another merchant', async () => {
    const world = await open({ rows: { members: [friend()] } });
    const closed = await referralOf(world.visitor, await world.visitor.tokenOf('friend', 'Friend2026')).read();
    await world.change({ rows: { members: [{ account: 'friend', disabled: true }] } });
    await registerWith(world.visitor, closed.code);
    const other = await open();
    await registerWith(other.visitor, (await world.read()).code);
    expect([await boundTo(world.id), await boundTo(other.id)]).toEqual([[], []]);
  });

  it('has one code, however often it is first asked for at once', async () => {
    const world = await open();
    const codes = await Promise.all(Array.from({ length: AT_ONCE }, async () => (await world.read()).code));
    expect(new Set(codes).size).toBe(1);
  });
});
