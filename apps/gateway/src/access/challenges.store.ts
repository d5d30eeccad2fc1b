import { and, eq, gt } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { loginChallenges } from './access.schema.ts';
import type { SecondFactor } from '../accounts/member.schema.ts';
import { hashOf, newToken } from '../secrets/random.ts';

const CHALLENGE_MS = 5 * 60_000;

export type Challenge = { idHash: string; memberId: string; methods: SecondFactor[]; social: boolean };

/** Opens a second-factor challenge for 5 minutes and returns its id, of which only the hash is stored. */
export const openChallenge = async (
  orm: Orm,
  { merchant, memberId, methods, social, now }: Omit<Challenge, 'idHash'> & { merchant: string; now: Date },
): Promise<string> => {
  const id = newToken();
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
  await orm
    .insert(loginChallenges)
    .values({ merchant, id_hash: hashOf(id), member_id: memberId, methods, social, expires_at: expiresAt });
  return id;
};

/** The challenge with this id; undefined if it has expired or was answered. */
export const findChallenge = async (
  orm: Orm,
  merchant: string,
  id: string,
  now: Date,
): Promise<Challenge | undefined> => {
  const [row] = await orm
    .select()
    .from(loginChallenges)
    .where(
      and(
        eq(loginChallenges.merchant, merchant),
        eq(loginChallenges.id_hash, hashOf(id)),
        gt(loginChallenges.expires_at, now),
      ),
    );
  return row && { idHash: row.id_hash, memberId: row.member_id, methods: row.methods, social: row.social };
};

/** Deletes a member's open challenges: the password that opened them has changed. */
export const closeChallengesOf = async (orm: Orm, merchant: string, memberId: string): Promise<void> => {
  await orm
    .delete(loginChallenges)
    .where(and(eq(loginChallenges.merchant, merchant), eq(loginChallenges.member_id, memberId)));
};

/** Consumes a challenge; true for exactly one of concurrent callers. */
export const closeChallenge = async (orm: Orm, merchant: string, idHash: string): Promise<boolean> => {
  const rows = await orm
    .delete(loginChallenges)
    .where(and(eq(loginChallenges.merchant, merchant), eq(loginChallenges.id_hash, idHash)))
    .returning();
  return rows.length === 1;
};
