import { and, eq, lt } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { hashOf } from '../secrets/random.ts';
import { memberNetworks } from './session.schema.ts';

const KEPT_MS = 180 * 24 * 3_600_000;

/** A member, and the address that a login comes from, as limits know it. */
export type From = { readonly merchant: string; readonly memberId: string; readonly network: string };

// With the member's id, so that the rows do not tell who shares an address.
const hashIn = ({ memberId, network }: From): string => hashOf(`${memberId} ${network}`);

const ofMember = ({ merchant, memberId }: Pick<From, 'merchant' | 'memberId'>) =>
  and(eq(memberNetworks.merchant, merchant), eq(memberNetworks.member_id, memberId));

/** Whether a member has logged in before, and never from here. */
export const isNewNetwork = async (orm: Orm, from: From): Promise<boolean> => {
  const known = await orm.select().from(memberNetworks).where(ofMember(from));
  return known.length > 0 && known.every(({ network_hash: hash }) => hash !== hashIn(from));
};

/** Writes down where a member logs in from, and forgets where they have not for half a year. */
export const rememberNetwork = async (orm: Orm, from: From, now: Date): Promise<void> => {
  const { merchant, memberId } = from;
  await orm
    .insert(memberNetworks)
    .values({ merchant, member_id: memberId, network_hash: hashIn(from), last_at: now })
    .onConflictDoUpdate({
      target: [memberNetworks.merchant, memberNetworks.member_id, memberNetworks.network_hash],
      set: { last_at: now },
    });
  const forgotten = new Date(now.getTime() - KEPT_MS);
  await orm.delete(memberNetworks).where(and(ofMember(from), lt(memberNetworks.last_at, forgotten)));
};
