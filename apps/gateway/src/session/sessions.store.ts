import { and, eq, gt, ne } from 'drizzle-orm';
import { roleOf } from '@baize/domain/member-types';
import type { Call, Session } from '../app/gateway.types.ts';
import type { Orm } from '../database/database.types.ts';
import { members, sessions } from '../database/schema.ts';
import { memberTypesOf } from '../merchants/settings.rules.ts';
import { hashOf, newToken } from '../secrets/random.ts';

const SESSION_MS = 8 * 3_600_000;
const PASSWORD_GRACE_MS = 5 * 60_000;

/** The session of a token at this merchant; a token of another merchant, an ended one and a disabled member's have none. */
export const findSession = async (orm: Orm, { merchant, now }: Call, token: string): Promise<Session | undefined> => {
  const [row] = await orm
    .select({ session: sessions, type: members.type, disabled: members.disabled })
    .from(sessions)
    .innerJoin(members, and(eq(members.merchant, sessions.merchant), eq(members.id, sessions.member_id)))
    .where(
      and(eq(sessions.merchant, merchant.id), eq(sessions.token_hash, hashOf(token)), gt(sessions.expires_at, now)),
    );
  if (row === undefined || row.disabled) return undefined;
  const role = roleOf(row.type, memberTypesOf(merchant.settings));
  if (role === 'visitor') return undefined;
  return {
    tokenHash: row.session.token_hash,
    memberId: row.session.member_id,
    role,
    passwordGraceUntil: row.session.password_grace_until,
  };
};

/** Begins a session and answers its token, which is kept as a hash only. */
export const beginSession = async (
  orm: Orm,
  { merchant, memberId, now, mustChange }: { merchant: string; memberId: string; now: Date; mustChange: boolean },
): Promise<string> => {
  const token = newToken();
  await orm.insert(sessions).values({
    merchant,
    token_hash: hashOf(token),
    member_id: memberId,
    password_grace_until: mustChange ? new Date(now.getTime() + PASSWORD_GRACE_MS) : null,
    created_at: now,
    expires_at: new Date(now.getTime() + SESSION_MS),
  });
  return token;
};

/** Ends one session. */
export const endSession = async (orm: Orm, merchant: string, tokenHash: string): Promise<void> => {
  await orm.delete(sessions).where(and(eq(sessions.merchant, merchant), eq(sessions.token_hash, tokenHash)));
};

/** Ends the sessions of a member, but for this one. */
export const endOtherSessions = async (
  orm: Orm,
  { merchant, memberId, tokenHash }: { merchant: string; memberId: string; tokenHash: string },
): Promise<void> => {
  await orm
    .delete(sessions)
    .where(and(eq(sessions.merchant, merchant), eq(sessions.member_id, memberId), ne(sessions.token_hash, tokenHash)));
};
