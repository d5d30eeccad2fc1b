import { findMemberByAccount } from '../../accounts/members.store.ts';
import type { Orm } from '../../database/database.types.ts';
import { setConsent } from '../../member/consents.store.ts';
import { openExport } from '../exports.store.ts';
import { storePicture } from '../../member/pictures.store.ts';

/** A picture, a consent and a ticket of the agent: the tests of isolation need a row in every table. */
export const fill = async (orm: Orm, world: string): Promise<void> => {
  const agent = await findMemberByAccount(orm, world, 'agent');
  const owner = { merchant: world, memberId: agent?.id ?? '' };
  const now = new Date();
  await storePicture(orm, owner, new Uint8Array([1]), now);
  await setConsent(orm, owner, { channel: 'email', isGiven: true }, now);
  await openExport(orm, owner, now);
};
