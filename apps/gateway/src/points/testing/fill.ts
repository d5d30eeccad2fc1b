import { randomUUID } from 'node:crypto';
import type { Orm } from '../../database/database.types.ts';
import { findMemberByAccount } from '../../accounts/members.store.ts';
import { redemptions } from '../points.schema.ts';
import { movePoints, openAccount } from '../points.store.ts';

/** Inserts points and a redemption: the tests of merchant isolation need a row in every table. */
export const fill = async (orm: Orm, world: string): Promise<void> => {
  const member = await findMemberByAccount(orm, world, 'player');
  const owner = { merchant: world, memberId: member?.id ?? '' };
  const now = new Date(0);
  await orm.transaction(async (tx) => {
    await openAccount(tx, owner);
    await movePoints(tx, owner, { kind: 'granted', points: 1, now });
  });
  const own = { merchant: world, member_id: owner.memberId, id: randomUUID(), reward_id: 'dice-set', points: 1 };
  await orm.insert(redemptions).values({ ...own, status: 'rejected', requested_at: now, decides_at: now });
};
