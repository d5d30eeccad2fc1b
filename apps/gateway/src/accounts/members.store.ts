import { roleOf } from '@baize/domain/member-types';
import type { MemberTypeLists } from '@baize/domain/member-types';
import { normalText } from '@baize/domain/typed-text';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Orm, Tx } from '../database/database.types.ts';
import { members } from './member.schema.ts';

export type Member = typeof members.$inferSelect;

const one = async (orm: Orm, where: ReturnType<typeof and>): Promise<Member | undefined> => {
  const [row] = await orm.select().from(members).where(where);
  return row;
};

/** Comparison key of an account name: normalised, in lower case. Lock-outs use it too. */
export const accountKeyOf = (account: string): string => normalText(account).toLowerCase();

export const findMember = (orm: Orm, merchant: string, id: string) =>
  one(orm, and(eq(members.merchant, merchant), eq(members.id, id)));

/** The member of a session. Throws when there is none: deleting a member deletes its sessions. */
export const memberOf = async (orm: Orm, merchant: string, { memberId }: { memberId: string }): Promise<Member> => {
  const member = await findMember(orm, merchant, memberId);
  if (member === undefined) throw new Error(`A session of ${merchant} is of ${memberId}, who is no member.`);
  return member;
};

export const findMemberByAccount = (orm: Orm, merchant: string, account: string) =>
  one(orm, and(eq(members.merchant, merchant), eq(members.account_key, accountKeyOf(account))));

export const findMemberByMobile = (orm: Orm, merchant: string, dialingCode: string, mobile: string) =>
  one(orm, and(eq(members.merchant, merchant), eq(members.dialing_code, dialingCode), eq(members.mobile, mobile)));

/** The agent with this invitation code; undefined when the member is disabled or no longer an agent. */
export const findAgentByInvitation = async (orm: Orm, merchant: string, code: string, types: MemberTypeLists) => {
  const member = await one(orm, and(eq(members.merchant, merchant), eq(members.invitation_code, code)));
  return member === undefined || member.disabled || roleOf(member.type, types) !== 'agent' ? undefined : member;
};

const isThis = (member: Member) => and(eq(members.merchant, member.merchant), eq(members.id, member.id));

const hasPasswordOf = ({ password_hash: hash }: Member) =>
  hash === null ? isNull(members.password_hash) : eq(members.password_hash, hash);

/** Stores the time of the first login; true when this was the first. */
export const rememberFirstLogin = async (orm: Orm, member: Member, now: Date): Promise<boolean> => {
  if (member.first_login_at !== null) return false;
  await orm.update(members).set({ first_login_at: now }).where(isThis(member));
  return true;
};

/** Locks a member's row until the transaction ends. */
export const lockMember = async (
  tx: Tx,
  { merchant, memberId }: { readonly merchant: string; readonly memberId: string },
): Promise<void> => {
  await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.id, memberId)))
    .for('no key update');
};

/**
 * Locks a member's row until the transaction ends and re-reads it. Undefined when the password has changed since
 * `member` was read.
 */
export const lockWithPassword = async (tx: Tx, member: Member): Promise<Member | undefined> => {
  const [row] = await tx
    .select()
    .from(members)
    .where(and(isThis(member), hasPasswordOf(member)))
    .for('no key update');
  return row;
};

/**
 * Sets a password chosen by the member, which is neither default nor expired. False when the password has changed since
 * `member` was read.
 */
export const setPassword = async (orm: Orm, member: Member, passwordHash: string): Promise<boolean> => {
  const rows = await orm
    .update(members)
    .set({ password_hash: passwordHash, password_default: false, password_expires_at: null })
    .where(and(isThis(member), hasPasswordOf(member)))
    .returning();
  return rows.length === 1;
};

/** Consumes the authenticator codes up to this time step; false when this or a later one was used (RFC 6238, 5.2). */
export const consumeAuthenticatorStep = async (orm: Orm, member: Member, step: number): Promise<boolean> => {
  const rows = await orm
    .update(members)
    .set({ authenticator_step: step })
    .where(and(isThis(member), or(isNull(members.authenticator_step), lt(members.authenticator_step, step))))
    .returning();
  return rows.length === 1;
};
