import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { withdrawalOrders } from './payments.schema.ts';
import { fakeProvider, sendEvent } from './testing/fakeProvider.ts';
import { codeOf, newKey, payingMember, PAYMENT_PASSWORD } from './testing/payingMember.ts';
import type { Order } from './testing/payingMember.ts';

const { provider, advance, orders } = fakeProvider();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ payments: provider });
});
afterAll(() => gateway.close());

type Member = Awaited<ReturnType<typeof payingMember>>;

const MINUTE_MS = 60_000;

/** A withdrawal that the provider has been asked to pay. */
const processing = async (member: Member, amount = '10000') => {
  const { id } = (await member.withdraw(await member.account(), amount)).value as Order;
  await member.advance(MINUTE_MS);
  await expect.poll(() => orders.has(id), { timeout: 8000, interval: 50 }).toBe(true);
  return id;
};

describe('an account to withdraw to', () => {
  it('needs a payment password, the name of its member and a number, and waits a day', async () => {
    const { addAccount, setPassword, withdraw, get, seal } = await payingMember(gateway);
    expect(codeOf(await addAccount())).toBe('paymentPasswordRequired');
    expect(codeOf(await setPassword('Player2026'))).toBe('passwordsAlike');
    await setPassword();
    const change = { oldPassword: 'Player2026', newPassword: PAYMENT_PASSWORD, confirmNewPassword: PAYMENT_PASSWORD };
    expect(codeOf(await seal('/wps/member/password', change))).toBe('passwordRule');
    expect(codeOf(await addAccount({ paymentPassword: 'Wrong2026' }))).toBe('wrongPaymentPassword');
    // The second letter is Cyrillic.
    expect(codeOf(await addAccount({ holder: 'L\u0456n Player' }))).toBe('nameDiffers');
    expect(codeOf(await addAccount({ number: '12' }))).not.toBe('done');
    expect(codeOf(await addAccount({ kind: 'usdt', network: 'TRC20', number: '0xabc123' }))).toBe('numberInvalid');
    const added = await addAccount({ holder: 'ＬＩＮ  player' });
    expect(added.value).toMatchObject({ holder: 'Lin Player', number: '•••• 2345', usable: false });
    expect(codeOf(await addAccount())).toBe('accountKnown');
    const { id } = added.value as { id: string };
    expect((await withdraw(id, '10000')).value).toMatchObject({
      code: 'accountWaits',
      until: expect.any(String) as unknown,
    });
    expect((await get('/wps/payments/accounts')).value).toMatchObject({ accounts: [{ id }], holder: 'Lin Player' });
  });

  it('can be removed, and five are the most', async () => {
    const { addAccount, setPassword, seal } = await payingMember(gateway);
    await setPassword();
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1)
      ids.push(((await addAccount({ number: `622202020011230${n}` })).value as { id: string }).id);
    expect(codeOf(await addAccount({ number: '6222020200112309' }))).toBe('accountsFull');
    const remove = (id = '') => seal('/wps/payments/accounts/remove', { id, paymentPassword: PAYMENT_PASSWORD });
    expect(codeOf(await remove(ids[0]))).toBe('done');
    expect(codeOf(await remove(ids[0]))).toBe('accountUnknown');
    expect(codeOf(await addAccount({ number: '6222020200112309' }))).toBe('done');
  });

  it('is locked after five wrong payment passwords, and unlocked by a new one', async () => {
    const { addAccount, setPassword, get } = await payingMember(gateway);
    await setPassword();
    const codes = [];
    for (let n = 0; n < 6; n += 1) codes.push(codeOf(await addAccount({ paymentPassword: 'Wrong2026' })));
    expect(codes).toEqual([
      ...Array.from({ length: 4 }, () => 'wrongPaymentPassword'),
      'paymentLocked',
      'paymentLocked',
    ]);
    expect(codeOf(await addAccount())).toBe('paymentLocked');
    expect((await get('/wps/member/password/payment')).value).toMatchObject({
      isSet: true,
      lockedUntil: expect.any(String) as unknown,
    });
    await setPassword('Another2026');
    expect(codeOf(await addAccount({ paymentPassword: 'Another2026' }))).toBe('done');
  });
});

describe('a withdrawal', () => {
  it('reserves its amount once per key, and can be taken back while it cools', async () => {
    const member = await payingMember(gateway);
    const account = await member.account();
    const key = newKey();
    const first = (await member.withdraw(account, '10000', {}, key)).value as Order;
    expect(first).toMatchObject({ status: 'cooling', amount: '10000', fee: '50', payout: '9950' });
    expect((await member.withdraw(account, '10000', {}, key)).value).toEqual(first);
    expect(await member.balance()).toBe('90000');
    const cancel = () => member.post('/wps/payments/withdrawal/cancel', { id: first.id });
    expect((await cancel()).value).toMatchObject({ status: 'cancelled', returned: '10000', received: '0' });
    expect((await cancel()).value).toMatchObject({ status: 'cancelled' });
    expect(await member.balance()).toBe('100000');
  });

  it.each([
    ['received', { state: 'received' }, { status: 'received', received: '9950', returned: '0' }, '90000'],
    [
      'partly',
      { state: 'partly', paid: 5000n },
      { status: 'partlyReceived', received: '5000', returned: '4975' },
      '94975',
    ],
    ['none', { state: 'none', paid: 0n }, { status: 'notReceived', received: '0', returned: '10000' }, '100000'],
  ] as const)('ends %s as the provider says, once', async (_what, change, end, balance) => {
    const member = await payingMember(gateway);
    const id = await processing(member);
    const sent = advance(id, { state: 'sent' });
    const final = advance(id, change);
    // Out of order and twice: the last state first.
    for (const state of [final, sent, final, sent]) expect((await sendEvent(gateway, state)).status).toBe(200);
    expect(await member.order('withdrawal', id)).toMatchObject(end);
    expect(await member.balance()).toBe(balance);
  });

  it('counts as received after the minutes of the merchant', async () => {
    const member = await payingMember(gateway);
    const id = await processing(member);
    await sendEvent(gateway, advance(id, { state: 'sent' }));
    expect(await member.order('withdrawal', id)).toMatchObject({ status: 'sent' });
    await member.advance(31 * MINUTE_MS);
    await expect
      .poll(async () => (await member.order('withdrawal', id)).status, { timeout: 8000, interval: 100 })
      .toBe('received');
  });

  it('that was sent is never paid again, also by a provider that has forgotten it', async () => {
    const member = await payingMember(gateway);
    const id = await processing(member);
    await sendEvent(gateway, advance(id, { state: 'sent' }));
    orders.delete(id);
    const askedAt = async () => {
      const [row] = await gateway.database.owner
        .select({ at: withdrawalOrders.asked_at })
        .from(withdrawalOrders)
        .where(eq(withdrawalOrders.id, id));
      return row?.at.getTime() ?? 0;
    };
    const before = await askedAt();
    await member.advance(11_000);
    await expect.poll(async () => (await askedAt()) > before, { timeout: 8000, interval: 50 }).toBe(true);
    expect(orders.has(id)).toBe(false);
    expect(await member.order('withdrawal', id)).toMatchObject({ status: 'sent' });
  });

  it('is confirmed by its member, or disputed when the provider says otherwise', async () => {
    const member = await payingMember(gateway);
    const confirm = (id: string, outcome: string, amount?: string) =>
      member.post('/wps/payments/withdrawal/confirm', { id, outcome, ...(amount === undefined ? {} : { amount }) });
    const one = await processing(member);
    expect(codeOf(await confirm(one, 'received'))).toBe('orderNotSent');
    await sendEvent(gateway, advance(one, { state: 'sent' }));
    expect(codeOf(await confirm(one, 'partlyReceived', '9950'))).toBe('amountOutOfRange');
    expect((await confirm(one, 'partlyReceived', '100')).value).toMatchObject({ status: 'disputed' });
    await member.advance(60 * MINUTE_MS);
    await sendEvent(gateway, advance(one, { state: 'received', paid: 9950n }));
    expect(await member.order('withdrawal', one)).toMatchObject({ status: 'disputed' });
    expect((await confirm(one, 'received')).value).toMatchObject({ status: 'received', received: '9950' });
    expect((await confirm(one, 'notReceived')).value).toMatchObject({ status: 'received' });
    expect(await member.balance()).toBe('90000');
  });

  it('is refused while turnover is left, with the figure, and beyond the day and the balance', async () => {
    const member = await payingMember(gateway);
    const account = await member.account();
    const { id } = (await member.deposit({ amount: '50000' })).value as Order;
    await sendEvent(gateway, advance(id, { state: 'paid', paid: 50_000n }));
    expect((await member.withdraw(account, '10000')).value).toMatchObject({ code: 'turnoverLeft', amount: '50000' });
    const returned = await member.bet('30000');
    await member.bet('20000');
    await member.undo(returned);
    expect((await member.withdraw(account, '10000')).value).toMatchObject({ code: 'turnoverLeft', amount: '30000' });
    await member.bet('30000');
    expect(codeOf(await member.withdraw(account, '200000'))).toBe('balanceTooLow');
    expect((await member.withdraw(account, '100')).value).toMatchObject({ code: 'amountOutOfRange', amount: '2000' });
    for (let n = 0; n < 5; n += 1) expect(codeOf(await member.withdraw(account, '2000'))).toBe('done');
    expect((await member.withdraw(account, '2000')).value).toMatchObject({ code: 'dayLimitReached', amount: '0' });
  });

  it('is allowed more often in a day by a higher rank', async () => {
    const member = await payingMember(gateway, { rows: { members: [{ account: 'player', balance: '1200000' }] } });
    const account = await member.account();
    const left = async () =>
      ((await member.get('/wps/payments/withdrawal/terms')).value as { dayCountLeft: number }).dayCountLeft;
    expect(await left()).toBe(5);
    await member.bet('1000000');
    expect(await left()).toBe(8);
    for (let n = 0; n < 8; n += 1) expect(codeOf(await member.withdraw(account, '2000'))).toBe('done');
    expect(await left()).toBe(0);
    expect((await member.withdraw(account, '2000')).value).toMatchObject({ code: 'dayLimitReached', amount: '0' });
  });

  it('and a bet for the same money: one of them has it', async () => {
    const member = await payingMember(gateway);
    const account = await member.account();
    const [answer, bet] = await Promise.all([
      member.withdraw(account, '100000'),
      member.bet('100000').then(
        () => 'done',
        () => 'refused',
      ),
    ]);
    expect([codeOf(answer) === 'done', bet === 'done'].filter(Boolean)).toHaveLength(1);
    expect(await member.balance()).toBe('0');
  });
});
