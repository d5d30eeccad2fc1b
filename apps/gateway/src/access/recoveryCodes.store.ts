import { and, count, eq } from 'drizzle-orm';
import type { Member } from '../accounts/members.store.ts';
import type { Orm, Tx } from '../database/database.types.ts';
import { hashOf, newDigits } from '../secrets/random.ts';
import { recoveryCodes } from './access.schema.ts';
import { consumeAppCode } from './consumeAppCode.ts';

const CODES = 10;
const GROUPS = [4, 4, 4];

// The member's id is hashed too, so that equal codes of two members differ.
const hashIn = ({ id }: Pick<Member, 'id'>, code: string): string => hashOf(`${id} ${code}`);

const ofMember = ({ merchant, id }: Pick<Member, 'merchant' | 'id'>) =>
  and(eq(recoveryCodes.merchant, merchant), eq(recoveryCodes.member_id, id));

/** Deletes a member's recovery codes. */
export const deleteRecoveryCodes = async (tx: Tx, member: Member): Promise<void> => {
  await tx.delete(recoveryCodes).where(ofMember(member));
};

/** Replaces a member's recovery codes and returns the ten new ones: twelve digits each, in groups of four. */
export const newRecoveryCodes = async (tx: Tx, member: Member): Promise<string[]> => {
  const codes = Array.from({ length: CODES }, () => GROUPS.map(newDigits));
  await deleteRecoveryCodes(tx, member);
  const rows = codes.map((groups) => ({
    merchant: member.merchant,
    member_id: member.id,
    code_hash: hashIn(member, groups.join('')),
  }));
  await tx.insert(recoveryCodes).values(rows).onConflictDoNothing();
  return codes.map((groups) => groups.join(' '));
};

/** The number of unused recovery codes of a member. */
export const countRecoveryCodes = async (orm: Orm, member: Member): Promise<number> => {
  const [row] = await orm.select({ left: count() }).from(recoveryCodes).where(ofMember(member));
  return row?.left ?? 0;
};

/** Consumes a recovery code; true for exactly one of concurrent callers. */
const consumeRecoveryCode = async (orm: Orm, member: Member, code: string): Promise<boolean> => {
  const used = await orm
    .delete(recoveryCodes)
    .where(and(ofMember(member), eq(recoveryCodes.code_hash, hashIn(member, code))))
    .returning();
  return used.length === 1;
};

/** Checks and consumes a code of the member's authenticator app, or a recovery code in its place. */
export const consumeFactorCode = async (orm: Orm, member: Member, code: string, now: Date): Promise<boolean> =>
  (await consumeAppCode(orm, member, code, now)) ||
  (member.authenticator_secret !== null && (await consumeRecoveryCode(orm, member, code)));
