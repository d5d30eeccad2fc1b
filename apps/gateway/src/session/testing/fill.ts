import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../database/database.types.ts';
import { members } from '../../accounts/member.schema.ts';
import { rememberNetwork } from '../networks.store.ts';
import { linkIdentity, storeStep } from '../social/social.store.ts';

const identity = { provider: 'google', subject: 'someone', name: 'Some One' } as const;

/** Links a player to a provider's account, stores a network of theirs, and a registration ticket of another visitor. */
export const fill = async (owner: Orm, world: string): Promise<void> => {
  const [player] = await owner
    .select()
    .from(members)
    .where(and(eq(members.merchant, world), eq(members.account, 'player')));
  await rememberNetwork(owner, { merchant: world, memberId: '1001', network: '192.0.2.1' }, new Date());
  if (player !== undefined) await linkIdentity(owner, player, identity, new Date());
  const holder = { merchant: world, id: `ticket-${world}`, visitor: 'visitor' };
  const later = new Date(Date.now() + 600_000);
  await storeStep(owner, holder, { kind: 'ticket', identity: { ...identity, subject: 'another' } }, later);
};
