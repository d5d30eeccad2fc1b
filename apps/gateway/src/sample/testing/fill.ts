import { randomUUID } from 'node:crypto';
import { findMemberByAccount } from '../../accounts/members.store.ts';
import type { Orm } from '../../database/database.types.ts';
import { sample } from '../sample.schema.ts';

/** Inserts a row of the player of a world: the tests of merchant isolation need one in every table. */
export const fill = async (orm: Orm, world: string, own: { title?: string; added_at?: Date } = {}): Promise<void> => {
  const player = await findMemberByAccount(orm, world, 'player');
  const row = { merchant: world, member_id: player?.id ?? '', id: randomUUID(), title: 'The first one' };
  await orm.insert(sample).values({ ...row, added_at: new Date(), ...own });
};
