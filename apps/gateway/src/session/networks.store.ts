import { and, eq, lt } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { hashOf } from '../secrets/random.ts';
import { memberNetworks } from './session.schema.ts';

const KEPT_MS = 180 * 24 * 3_600_000;

/** A member and the network of a login: an IPv4 address or an IPv6 /64. */
export type From = { readonly merchant: string; readonly memberId: string; readonly network: string };

// The member's id is hashed too, so that the rows do not reveal which members share a network.
const hashIn = ({ memberId, network }: From): string => hashOf(`${memberId} ${network}`);

const ofMember = ({ merchant, memberId }: Pick<From, 'merchant' | 'memberId'>) =>
  and(eq(memberNetworks.merchant, merchant), eq(memberNetworks.member_id, memberId));

const oldestKept = (now: Date): Date => new Date(now.getTime() - KEPT_MS);

/**
 * True if networks of the member are stored, and this one is not among those used within 180 days. After a longer absence
 * all stored ones count, so that a member who returns is neither challenged at home nor let in from anywhere.
 */
export const isNewNetwork = async (orm: Orm, from: From, now: Date): Promise<boolean> => {
  const stored = await orm.select().from(memberNetworks).where(ofMember(from));
  const recent = stored.filter(({ last_at: lastAt }) => lastAt >= oldestKept(now));
  const known = recent.length > 0 ? recent : stored;
  return known.length > 0 && known.every(({ network_hash: hash }) => hash !== hashIn(from));
};

/** Stores the network of a member's login, and deletes the member's networks unused for 180 days. */
export const rememberNetwork = async (orm: Orm, from: From, now: Date): Promise<void> => {
  const { merchant, memberId } = from;
  await orm
    .insert(memberNetworks)
    .values({ merchant, member_id: memberId, network_hash: hashIn(from), last_at: now })
    .onConflictDoUpdate({
      target: [memberNetworks.merchant, memberNetworks.member_id, memberNetworks.network_hash],
      set: { last_at: now },
    });
  await orm.delete(memberNetworks).where(and(ofMember(from), lt(memberNetworks.last_at, oldestKept(now))));
};
