import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { excludeMember } from '../limits/limits.store.ts';
import { codeOf, newKey, PAYMENT_PASSWORD, payingMember } from '../payments/testing/payingMember.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { untilItWaits } from '../testing/untilItWaits.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const DAY_MS = 86_400_000;

/** A player with money and an account to withdraw to, and whom an agent invited. */
const beforePause = async () => {
  const member = await payingMember(gateway);
  const accountId = await member.account();
  const pay = (key = newKey()) =>
    member.seal('/wps/transfers/upline', { amount: '10000', paymentPassword: PAYMENT_PASSWORD }, key);
  const agent = await member.visitor.tokenOf('agent', 'Agent2026');
  const ofAgent = async () =>
    ((await member.visitor.call('/wps/v2/wallets/balance', { token: agent })).value as { balance: string }).balance;
  const pauses = {
    excluded: () => member.post('/wps/limits/exclusion', { months: 6 }),
    onBreak: () => member.post('/wps/limits/break', { days: 1 }),
  };
  return { ...member, accountId, pay, ofAgent, pauses };
};

describe('a transfer to the upline is no way around', () => {
  it.each(['excluded', 'onBreak'] as const)(
    'for a member who is %s: it says so, moves nothing, and the money is withdrawn instead [D58]',
    async (reason) => {
      const { pay, ofAgent, pauses, balance, withdraw, accountId } = await beforePause();
      expect(codeOf(await pay())).toBe('done');
      const before = [await balance(), await ofAgent()];
      expect((await pauses[reason]()).success).toBe(true);
      const key = newKey();
      for (const answer of [await pay(key), await pay(key), await pay()])
        expect(answer.value).toMatchObject({ code: reason, until: expect.any(String) as unknown });
      expect([await balance(), await ofAgent()]).toEqual(before);
      expect(codeOf(await withdraw(accountId, '10000'))).toBe('done');
    },
  );

  it('for an answer that was lost: the transfer of before is told again, and made once [D58]', async () => {
    const { pay, ofAgent, pauses } = await beforePause();
    const key = newKey();
    const first = await pay(key);
    const before = await ofAgent();
    await pauses.excluded();
    expect((await pay(key)).value).toEqual(first.value);
    expect(await ofAgent()).toBe(before);
  });

  it('after a break that has ended there is nothing to go around', async () => {
    const { pay, pauses, advance, visitor, ofAgent } = await beforePause();
    const before = BigInt(await ofAgent());
    await pauses.onBreak();
    expect(codeOf(await pay())).toBe('onBreak');
    await advance(DAY_MS + 1000);
    const token = await visitor.tokenOf('player', 'Player2026');
    const headers = { 'Content-Type': 'application/jose', 'Idempotency-Key': newKey() };
    const payload = { amount: '10000', paymentPassword: PAYMENT_PASSWORD };
    expect(codeOf(await visitor.sendSealed('/wps/transfers/upline', payload, { token, headers }))).toBe('done');
    const agent = await visitor.tokenOf('agent', 'Agent2026');
    const { value } = await visitor.call('/wps/v2/wallets/balance', { token: agent });
    expect(value).toMatchObject({ balance: String(before + 10_000n) });
  });

  it('while an exclusion is being written: the transfer waits for it [D58]', async () => {
    const { id, memberId, pay, balance, now } = await beforePause();
    const before = await balance();
    let paying: ReturnType<typeof pay> | undefined;
    const elsewhere = AsyncLocalStorage.snapshot();
    await gateway.database.owner.transaction(async (tx) => {
      const until = new Date(now().getTime() + 200 * DAY_MS);
      await excludeMember(tx, { merchant: id, memberId }, until, now());
      paying = elsewhere(pay);
      await elsewhere(untilItWaits, gateway.database, paying);
    });
    expect([(await paying)?.value, await balance()]).toMatchObject([{ code: 'excluded' }, before]);
  });
});

it('money that an upline who is excluded is sent arrives: it can be withdrawn, and is no way to play [D58]', async () => {
  const { pay, ofAgent, visitor } = await beforePause();
  const agent = await visitor.tokenOf('agent', 'Agent2026');
  await visitor.call('/wps/limits/exclusion', { token: agent, json: { months: 6 } });
  const before = BigInt(await ofAgent());
  expect(codeOf(await pay())).toBe('done');
  expect(await ofAgent()).toBe(String(before + 10_000n));
});
