import { randomUUID } from 'node:crypto';
import { findMemberByAccount } from '../../accounts/members.store.ts';
import type { Orm } from '../../database/database.types.ts';
import { referralCodes, referrals } from '../referral.schema.ts';

/** Inserts a code and a friend: the tests of merchant isolation need a row in every table. */
export const fill = async (owner: Orm, world: string): Promise<void> => {
  const [inviter, friend] = [
    await findMemberByAccount(owner, world, 'player'),
    await findMemberByAccount(owner, world, 'agent'),
  ];
  const own = { merchant: world, member_id: inviter?.id ?? '' };
  await owner
    .insert(referralCodes)
    .values({ ...own, code: 'ABCD2345' })
    .onConflictDoNothing();
  const terms = { rule: 'first-deposits', reward: 1n, required: 1n, times: 1, joined_at: new Date(0) };
  await owner
    .insert(referrals)
    .values({ ...own, id: randomUUID(), friend_id: friend?.id ?? '', ...terms })
    .onConflictDoNothing();
};
