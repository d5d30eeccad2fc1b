import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { roleOf } from '@baize/domain/member-types';
import type { Call, Session } from '../kernel/gateway.types.ts';
import type { Orm } from '../database/database.types.ts';
import { gameSessions } from './gameSessions.schema.ts';
import { members } from '../accounts/member.schema.ts';
import { sessions } from './access.schema.ts';
import { memberTypesOf } from '../merchants/settings.rules.ts';
import { hashOf, newToken } from '../secrets/random.ts';

const SESSION_MS = 8 * 3_600_000;
const LONGEST_SESSION_MS = 24 * 3_600_000;
const PASSWORD_GRACE_MS = 5 * 60_000;
const SEEN_MS = 5 * 60_000;

/** The key of a session: its merchant and the hash of its token. */
export type SessionOf = { merchant: string; tokenHash: string };

const isOf = ({ merchant, tokenHash }: SessionOf) =>
  and(eq(sessions.merchant, merchant), eq(sessions.token_hash, tokenHash));

/** Writes that a session is in use, at most every five minutes. */
const rememberSeen = async (
  orm: Orm,
  { merchant, token_hash: tokenHash, last_seen_at: lastSeen, created_at: created }: typeof sessions.$inferSelect,
  now: Date,
): Promise<void> => {
  if (now.getTime() - (lastSeen ?? created).getTime() < SEEN_MS) return;
  await orm.update(sessions).set({ last_seen_at: now }).where(isOf({ merchant, tokenHash }));
};

/** The session of a token; undefined for one of another merchant, an expired one, or a disabled member. */
export const findSession = async (orm: Orm, { merchant, now }: Call, token: string): Promise<Session | undefined> => {
  const [row] = await orm
    .select({ session: sessions, type: members.type, disabled: members.disabled })
    .from(sessions)
    .innerJoin(members, and(eq(members.merchant, sessions.merchant), eq(members.id, sessions.member_id)))
    .where(and(isOf({ merchant: merchant.id, tokenHash: hashOf(token) }), gt(sessions.expires_at, now)));
  if (row === undefined || row.disabled) return undefined;
  await rememberSeen(orm, row.session, now);
  return {
    tokenHash: row.session.token_hash,
    memberId: row.session.member_id,
    role: roleOf(row.type, memberTypesOf(merchant.settings)),
    passwordGraceUntil: row.session.password_grace_until,
    mustChangePassword: row.session.must_change_password,
  };
};

export type NewSession = {
  merchant: string;
  memberId: string;
  now: Date;
  /** True: for 5 minutes the password may be changed without the old one. */
  grace: boolean;
  /** True: the session grants little else until the password is changed (REQ-107). */
  mustChange: boolean;
  device?: string;
  address?: string;
};

/** Creates a session of 8 hours and returns its token, of which only the hash is stored. */
export const insertSession = async (
  orm: Orm,
  { merchant, memberId, now, grace, mustChange, device = '', address = '' }: NewSession,
): Promise<string> => {
  const token = newToken();
  await orm.insert(sessions).values({
    merchant,
    token_hash: hashOf(token),
    member_id: memberId,
    password_grace_until: grace ? new Date(now.getTime() + PASSWORD_GRACE_MS) : null,
    must_change_password: mustChange,
    created_at: now,
    expires_at: new Date(now.getTime() + SESSION_MS),
    device,
    address,
    last_seen_at: now,
  });
  return token;
};

/** Clears a session's required password change and its grace, after the password was changed. */
export const releaseSession = async (orm: Orm, session: SessionOf): Promise<void> => {
  await orm.update(sessions).set({ must_change_password: false, password_grace_until: null }).where(isOf(session));
};

const termOf = ({ created_at, expires_at }: Pick<typeof sessions.$inferSelect, 'created_at' | 'expires_at'>) => ({
  endsAt: expires_at.toISOString(),
  latestEnd: new Date(created_at.getTime() + LONGEST_SESSION_MS).toISOString(),
});

/** A session's end and its latest possible end (24 hours after login); undefined if it was ended. */
export const sessionTerm = async (orm: Orm, session: SessionOf) => {
  const [row] = await orm.select().from(sessions).where(isOf(session));
  return row && termOf(row);
};

/** Extends a session to 8 hours from now, at most to its latest end; undefined for an expired session. */
export const extendSession = async (orm: Orm, session: SessionOf, now: Date) => {
  const wished = sql`${new Date(now.getTime() + SESSION_MS).toISOString()}::timestamptz`;
  const latest = sql`${sessions.created_at} + ${LONGEST_SESSION_MS} * interval '1 millisecond'`;
  const [row] = await orm
    .update(sessions)
    .set({ expires_at: sql`least(${wished}, ${latest})` })
    .where(and(isOf(session), gt(sessions.expires_at, now)))
    .returning();
  return row && termOf(row);
};

const endGames = (orm: Orm, now: Date, which: ReturnType<typeof and>) => {
  const at = sql`${now.toISOString()}::timestamptz`;
  return orm
    .update(gameSessions)
    .set({
      expires_at: sql`least(${gameSessions.expires_at}, ${at})`,
      launch_expires_at: sql`least(${gameSessions.launch_expires_at}, ${at})`,
    })
    .where(which);
};

/** Ends one session and expires its games and launches: they refuse further bets, and still accept payouts. */
export const endSession = (orm: Orm, session: SessionOf, now: Date): Promise<void> =>
  orm.transaction(async (tx) => {
    await tx.delete(sessions).where(isOf(session));
    const opened = and(eq(gameSessions.merchant, session.merchant), eq(gameSessions.session_hash, session.tokenHash));
    await endGames(tx, now, opened);
  });

/** A token hash that no session has. */
const NONE = '';

/** Ends all sessions of a member and their games. */
export const endSessions = (orm: Orm, member: { merchant: string; memberId: string }, now: Date): Promise<void> =>
  endOtherSessions(orm, { ...member, tokenHash: NONE }, now);

/** Ends all sessions of a member and their games, except this session and its games. */
export const endOtherSessions = (
  orm: Orm,
  { merchant, memberId, tokenHash }: SessionOf & { memberId: string },
  now: Date,
): Promise<void> =>
  orm.transaction(async (tx) => {
    await tx
      .delete(sessions)
      .where(
        and(eq(sessions.merchant, merchant), eq(sessions.member_id, memberId), ne(sessions.token_hash, tokenHash)),
      );
    const ofMember = and(eq(gameSessions.merchant, merchant), eq(gameSessions.member_id, memberId));
    await endGames(tx, now, and(ofMember, sql`${gameSessions.session_hash} is distinct from ${tokenHash}`));
  });
