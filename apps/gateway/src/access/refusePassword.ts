import type { Orm } from '../database/database.types.ts';
import type { Member } from '../accounts/members.store.ts';
import { isPassword } from '../secrets/password.ts';
import { releaseAttempt, lockAfter, reserveAttempt } from './attempts.store.ts';
import type { Subject } from './attempts.store.ts';

export type PasswordRefusal = { readonly code: 'wrongPassword' } | { readonly code: 'locked'; readonly until: Date };

/**
 * Checks a member's password for a sensitive action; undefined if it is right. The attempt is counted before the check,
 * in the same counter as logins, so that every form that asks for the password shares one lock.
 */
export const refusePassword = async (
  orm: Orm,
  { member, password, now }: { readonly member: Member; readonly password: string; readonly now: Date },
): Promise<PasswordRefusal | undefined> => {
  const account: Subject = { merchant: member.merchant, kind: 'account', subject: member.account_key };
  const attempt = await reserveAttempt(orm, account, now);
  if (!attempt.ok) return { code: 'locked', until: attempt.until };
  if (await isPassword(password, member.password_hash)) {
    await releaseAttempt(orm, account);
    return undefined;
  }
  const until = lockAfter(account, attempt, now);
  return until === undefined ? { code: 'wrongPassword' } : { code: 'locked', until };
};
