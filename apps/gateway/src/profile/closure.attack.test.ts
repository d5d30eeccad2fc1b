import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '../accounts/member.schema.ts';
import { limitsPort } from '../limits/limitsPort.ts';
import { fakeProvider, sendEvent } from '../payments/testing/fakeProvider.ts';
import { codeOf, newKey, payingMember } from '../payments/testing/payingMember.ts';
import type { Order } from '../payments/testing/payingMember.ts';
import { payUpline } from '../transfers/transfers.store.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { post } from '../wallet/post.ts';
import { wallets } from '../wallet/wallet.schema.ts';
import { moveMoney } from '../wallet/wallet.store.ts';

const { provider, advance } = fakeProvider();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ payments: provider });
});
afterAll(() => gateway.close());

const AMOUNT = '10000';
const empty = (account: string) => ({ rows: { members: [{ account, balance: '0' }] } });
const agentProof = { proof: { kind: 'password', secret: 'Agent2026' } };
const ownProof = { proof: { kind: 'password', secret: 'Player2026' } };

const memberOf = async (merchant: string, account: string) => {
  const [row] = await gateway.database.owner
    .select({ id: members.id, closedAt: members.closed_at, balance: wallets.balance })
    .from(members)
    .innerJoin(wallets, and(eq(wallets.merchant, members.merchant), eq(wallets.member_id, members.id)))
    .where(and(eq(members.merchant, merchant), eq(members.account, account)));
  if (row === undefined) throw new Error(`There is no ${account}.`);
  return row;
};

/** A player with money and a payment password, whose upline has no money. */
const besideEmptyUpline = async () => {
  const player = await payingMember(gateway, empty('agent'));
  await player.setPassword();
  const agent = await player.visitor.tokenOf('agent', 'Agent2026');
  const close = () => player.visitor.sendSealed('/wps/profile/closure', agentProof, { token: agent });
  const pay = () => player.seal('/wps/transfers/upline', { amount: AMOUNT, paymentPassword: 'Paying2026' }, newKey());
  return { ...player, close, pay };
};

describe('a transfer to an upline who closes the account', () => {
  it('at the same time keeps the account open, or is refused, and no money is lost', async () => {
    const { id, close, pay, balance } = await besideEmptyUpline();
    const [closed, ...paid] = await Promise.all([close(), pay(), pay(), pay()]);
    const arrived = paid.filter(({ success }) => success).length;
    const agent = await memberOf(id, 'agent');
    expect({ balance: agent.balance, isClosed: agent.closedAt !== null }).toEqual({
      balance: BigInt(arrived) * BigInt(AMOUNT),
      isClosed: closed.success,
    });
    if (closed.success) expect(arrived).toBe(0);
    expect(await balance()).toBe(String(100_000 - arrived * Number(AMOUNT)));
  });

  it('after the upline was read is refused, and the sender keeps the money', async () => {
    const { id, memberId, close, balance } = await besideEmptyUpline();
    const { id: upline } = await memberOf(id, 'agent');
    expect(codeOf(await close())).toBe('done');
    const paid = await gateway.database.owner.transaction((tx) =>
      payUpline(
        tx,
        { merchant: id, memberId },
        {
          id: newKey(),
          upline: { id: upline } as never,
          amount: BigInt(AMOUNT),
          refusePlay: limitsPort.refusePlay,
          now: new Date(),
        },
      ),
    );
    expect(paid).toBe('uplineUnknown');
    expect(await balance()).toBe('100000');
  });
});

it('nothing moves in the wallet of a closed account', async () => {
  const player = await payingMember(gateway, empty('player'));
  const { id, memberId } = player;
  expect(codeOf(await player.seal('/wps/profile/closure', ownProof))).toBe('done');
  const now = new Date();
  const booking = { merchant: id, kind: 'deposit', cause: newKey(), now } as const;
  await gateway.database.owner.transaction(async (tx) => {
    expect(await moveMoney(tx, { merchant: id, memberId, amount: 1n, kind: 'bonus', now })).toBeUndefined();
    for (const account of [
      { kind: 'main', memberId },
      { kind: 'bonus', memberId, bonusId: 'b1' },
    ] as const)
      expect(
        await post(tx, {
          ...booking,
          postings: [
            { account, amount: 1n },
            { account: { kind: 'house' }, amount: -1n },
          ],
        }),
      ).toBeUndefined();
  });
  expect((await memberOf(id, 'player')).balance).toBe(0n);
});

const operate = (fields: Record<string, string>) =>
  gateway.fetch(
    new Request('http://gateway.localhost:8081/operator', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Host: 'gateway.localhost:8081',
        Origin: 'http://gateway.localhost:8081',
      },
      body: new URLSearchParams(fields),
    }),
  );

const operatorPage = async (merchant: string): Promise<string> =>
  (
    await gateway.fetch(
      new Request(`http://gateway.localhost:8081/operator?merchant=${merchant}`, {
        headers: { Host: 'gateway.localhost:8081' },
      }),
    )
  ).text();

/** A player without money, whose only order has lapsed at the provider. */
const withLapsedOrder = async () => {
  const player = await payingMember(gateway, empty('player'));
  const { id: order } = (await player.deposit()).value as Order;
  await sendEvent(gateway, advance(order, { state: 'lapsed' }));
  const paid = advance(order, { state: 'paid', paid: BigInt(AMOUNT) });
  gateway.loggedErrors.length = 0;
  return { ...player, order, paid, close: () => player.seal('/wps/profile/closure', ownProof) };
};

describe('a deposit that is paid after its order lapsed', () => {
  it('is not credited to a closed account: the operator sees once what must be returned', async () => {
    const { id, close, order, paid } = await withLapsedOrder();
    expect(codeOf(await close())).toBe('done');
    for (const applied of ['held', 'old'])
      expect(await sendEvent(gateway, paid)).toEqual({ status: 200, value: { applied } });
    expect(gateway.loggedErrors).toMatchObject([{ name: 'PaymentHeld', operation: 'paymentEvent' }]);
    expect(await operatorPage(id)).toContain('Return 100.00 CNY');
    await operate({ merchant: id, deed: 'confirm', order });
    await operate({ merchant: id, deed: 'grant', account: 'player', amount: AMOUNT, times: '0' });
    expect((await memberOf(id, 'player')).balance).toBe(0n);
    expect(await operatorPage(id)).toContain('Return 100.00 CNY');
  });

  it('while the account is being closed keeps it open, or is held', async () => {
    const { id, close, paid } = await withLapsedOrder();
    const [closed, sent] = await Promise.all([close(), sendEvent(gateway, paid)]);
    const { balance, closedAt } = await memberOf(id, 'player');
    const applied = closed.success ? 'held' : 'done';
    expect({ sent, balance, isClosed: closedAt !== null }).toEqual({
      sent: { status: 200, value: { applied } },
      balance: closed.success ? 0n : BigInt(AMOUNT),
      isClosed: closed.success,
    });
  });
});
