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

/** The key that account names are compared by: the normal form in lower case. Lock-outs count by it, too. */
export const accountKeyOf = (account: string): string => normalText(account).toLowerCase();

export const findMember = (orm: Orm, merchant: string, id: string) =>
  one(orm, and(eq(members.merchant, merchant), eq(members.id, id)));

/** Whose session it is. Throws where there is nobody: no session outlives its member. */
export const memberOf = async (orm: Orm, merchant: string, { memberId }: { memberId: string }): Promise<Member> => {
  const member = await findMember(orm, merchant, memberId);
  if (member === undefined) throw new Error(`A session of ${merchant} is of ${memberId}, who is no member.`);
  return member;
};

export const findMemberByAccount = (orm: Orm, merchant: string, account: string) =>
  one(orm, and(eq(members.merchant, merchant), eq(members.account_key, accountKeyOf(account))));

export const findMemberByMobile = (orm: Orm, merchant: string, dialingCode: string, mobile: string) =>
  one(orm, and(eq(members.merchant, merchant), eq(members.dialing_code, dialingCode), eq(members.mobile, mobile)));

/** The agent who gives this invitation code; undefined also where its holder is no agent any more. */
export const findAgentByInvitation = async (orm: Orm, merchant: string, code: string, types: MemberTypeLists) => {
  const member = await one(orm, and(eq(members.merchant, merchant), eq(members.invitation_code, code)));
  return member === undefined || member.disabled || roleOf(member.type, types) !== 'agent' ? undefined : member;
};

const isThis = (member: Member) => and(eq(members.merchant, member.merchant), eq(members.id, member.id));

const hasPasswordOf = ({ password_hash: hash }: Member) =>
  hash === null ? isNull(members.password_hash) : eq(members.password_hash, hash);

/** Writes down the first login; true the first time. */
export const rememberFirstLogin = async (orm: Orm, member: Member, now: Date): Promise<boolean> => {
  if (member.first_login_at !== null) return false;
  await orm.update(members).set({ first_login_at: now }).where(isThis(member));
  return true;
};

/** Holds a member until the transaction ends: another transaction that holds the member waits. */
export const holdMember = async (
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
 * Holds a member until the transaction ends, as it is now: a change of the password waits, or has been waited for.
 * Undefined when the password has become another one since the member was read.
 */
export const holdWithPassword = async (tx: Tx, member: Member): Promise<Member | undefined> => {
  const [row] = await tx
    .select()
    .from(members)
    .where(and(isThis(member), hasPasswordOf(member)))
    .for('no key update');
  return row;
};

/**
 * Sets a password that the member has chosen: it is not the default one and has not expired. False when the password
 * has become another one since the member was read.
 */
export const setPassword = async (orm: Orm, member: Member, passwordHash: string): Promise<boolean> => {
  const rows = await orm
    .update(members)
    .set({ password_hash: passwordHash, password_default: false, password_expires_at: null })
    .where(and(isThis(member), hasPasswordOf(member)))
    .returning();
  return rows.length === 1;
};

/** Uses up the authenticator codes up to this time step; false when that one or a later one has been taken (RFC 6238, 5.2). */
export const takeAuthenticatorStep = async (orm: Orm, member: Member, step: number): Promise<boolean> => {
  const rows = await orm
    .update(members)
    .set({ authenticator_step: step })
    .where(and(isThis(member), or(isNull(members.authenticator_step), lt(members.authenticator_step, step))))
    .returning();
  return rows.length === 1;
};
