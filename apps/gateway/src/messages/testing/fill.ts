import { randomUUID } from 'node:crypto';
import { findMemberByAccount } from '../../accounts/members.store.ts';
import type { Orm } from '../../database/database.types.ts';
import { memberMessages } from '../messages.schema.ts';

/** Inserts a message: the tests of merchant isolation need a row in every table. */
export const fill = async (owner: Orm, world: string): Promise<void> => {
  const member = await findMemberByAccount(owner, world, 'player');
  const texts = { titles: { EN: 'Hello' }, contents: { EN: '' } };
  await owner.insert(memberMessages).values({
    merchant: world,
    id: randomUUID(),
    member_id: member?.id ?? '',
    kind: 'personal',
    ...texts,
    sent_at: new Date(0),
  });
};
