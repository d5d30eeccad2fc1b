import type { Orm } from '../../database/database.types.ts';
import { findMemberByAccount } from '../../accounts/members.store.ts';
import { announcementReads } from '../announcements.schema.ts';

/** Inserts a read mark: the tests of merchant isolation need a row in every table. */
export const fill = async (owner: Orm, world: string): Promise<void> => {
  const member = await findMemberByAccount(owner, world, 'player');
  const mark = { merchant: world, member_id: member?.id ?? '', announcement_id: 'new-vendors', read_at: new Date(0) };
  await owner.insert(announcementReads).values(mark).onConflictDoNothing();
};
