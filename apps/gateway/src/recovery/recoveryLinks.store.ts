import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { hashOf, newToken } from '../secrets/random.ts';
import { recoveryLinks } from './recovery.schema.ts';

export const LINK_MINUTES = 30;

/** Stores a new link and returns its token; without a member it opens nothing. */
export const openLink = async (
  orm: Orm,
  merchant: string,
  memberId: string | undefined,
  now: Date,
): Promise<string> => {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LINK_MINUTES * 60_000);
  await orm
    .insert(recoveryLinks)
    .values({ merchant, token_hash: hashOf(token), member_id: memberId ?? null, expires_at: expiresAt });
  return token;
};

const isLive = (merchant: string, token: string, now: Date) =>
  and(
    eq(recoveryLinks.merchant, merchant),
    eq(recoveryLinks.token_hash, hashOf(token)),
    isNotNull(recoveryLinks.member_id),
    gt(recoveryLinks.expires_at, now),
  );

/** Id of the member of a link; undefined when the link is unknown, used, expired or without a member. */
export const memberOfLink = async (
  orm: Orm,
  merchant: string,
  token: string,
  now: Date,
): Promise<string | undefined> => {
  const [row] = await orm
    .select()
    .from(recoveryLinks)
    .where(isLive(merchant, token, now));
  return row?.member_id ?? undefined;
};

/** Consumes a link; true for exactly one of several concurrent calls. */
export const consumeLink = async (orm: Orm, merchant: string, token: string, now: Date): Promise<boolean> => {
  const rows = await orm
    .delete(recoveryLinks)
    .where(isLive(merchant, token, now))
    .returning();
  return rows.length === 1;
};

/** Deletes all links of a member, after the password has changed. */
export const closeLinksOf = async (orm: Orm, merchant: string, memberId: string): Promise<void> => {
  await orm
    .delete(recoveryLinks)
    .where(and(eq(recoveryLinks.merchant, merchant), eq(recoveryLinks.member_id, memberId)));
};
