import type { Orm } from '../../database/database.types.ts';
import { findMemberByAccount } from '../../accounts/members.store.ts';
import { promotionEntries, promotionImages } from '../promotions.schema.ts';

/** Inserts an entry and a picture: the tests of merchant isolation need a row in every table. */
export const fill = async (owner: Orm, world: string): Promise<void> => {
  const member = await findMemberByAccount(owner, world, 'player');
  const own = { merchant: world, member_id: member?.id ?? '' };
  const entry = { ...own, promotion_id: 'weekly-cashback', state: 'joined' as const, since: new Date(0) };
  await owner.insert(promotionEntries).values(entry).onConflictDoNothing();
  const image = {
    ...own,
    id: world,
    type: 'image/png' as const,
    content: new Uint8Array([1]),
    created_at: new Date(0),
  };
  await owner.insert(promotionImages).values(image).onConflictDoNothing();
};
