import { randomUUID } from 'node:crypto';
import { findMemberByAccount } from '../../accounts/members.store.ts';
import type { Orm } from '../../database/database.types.ts';
import { reserve } from '../../wallet/reservations.store.ts';
import { addAccount } from '../accounts.store.ts';
import { insertDeposit } from '../deposits.store.ts';
import { switchedMethods, withdrawalOrders } from '../payments.schema.ts';

const DAY_MS = 86_400_000;

/** Inserts an account, a deposit and a withdrawal of the agent: the tests of isolation need a row in every table. */
export const fill = async (orm: Orm, world: string): Promise<void> => {
  const member = await findMemberByAccount(orm, world, 'agent');
  const owner = { merchant: world, memberId: member?.id ?? '' };
  const now = new Date();
  const times = { created_at: now, asked_at: now };
  const number = `6222${world}`;
  const account = await addAccount(orm, owner, { kind: 'bank', network: null, bank: 'Bank', holder: 'A', number }, now);
  if (typeof account === 'string') throw new Error(account);
  await orm.insert(switchedMethods).values({ merchant: world, method_id: 'none', direction: 'deposit' });
  await orm.transaction(async (tx) => {
    await insertDeposit(tx, owner, {
      id: randomUUID(),
      method_id: 'bank',
      kind: 'bank',
      amount: 1000n,
      fee: 0n,
      currency: 'CNY',
      status: 'lapsed',
      settled_at: now,
      times: 1,
      reference: 'D1',
      pay_url: 'http://pay.localhost/pay/1',
      sequence: 1,
      expires_at: new Date(now.getTime() + DAY_MS),
      ...times,
    });
    const id = randomUUID();
    await reserve(tx, owner, { id, amount: 100n, cause: `withdrawal:${id}`, onTimeout: 'post', now });
    await tx.insert(withdrawalOrders).values({
      merchant: world,
      id,
      member_id: owner.memberId,
      account_id: account.id,
      amount: 100n,
      fee: 1n,
      currency: 'CNY',
      status: 'cooling',
      sequence: 0,
      cooling_until: new Date(now.getTime() + DAY_MS),
      ...times,
    });
  });
};
