import { checkConfirmation, checkField } from '@baize/domain/field-rules';
import { normalText } from '@baize/domain/typed-text';
import { and, eq } from 'drizzle-orm';
import { lockedUntil, lockAfter, reserveAttempt, resetAttempts } from '../access/attempts.store.ts';
import type { Subject } from '../access/attempts.store.ts';
import { refusePassword } from '../access/refusePassword.ts';
import { members } from '../accounts/member.schema.ts';
import type { Member } from '../accounts/members.store.ts';
import type { Orm } from '../database/database.types.ts';
import type { Call } from '../kernel/gateway.types.ts';
import { refusal, refusalUntil, success } from '../kernel/result.ts';
import type { Refusal, Result } from '../kernel/result.ts';
import { passwordRuleOf } from '../merchants/settings.rules.ts';
import { announceChange } from '../recovery/announceChange.ts';
import { hashPassword, isPassword } from '../secrets/password.ts';

const subjectOf = ({ merchant, id }: Member): Subject => ({ merchant, kind: 'paymentPassword', subject: id });

/** End of the lock of a member's payment password; undefined when it is not locked. */
export const paymentLockedUntil = (orm: Orm, member: Member, now: Date): Promise<Date | undefined> =>
  lockedUntil(orm, subjectOf(member), now);

type Refused = Refusal<'paymentPasswordRequired' | 'wrongPaymentPassword' | 'paymentLocked'>;

/**
 * Checks a payment password (D57); undefined if it is right. The attempt is counted before the check, so that parallel
 * guesses count; too many lock payments, not the account.
 */
export const refusePaymentPassword = async (
  { database, now }: Pick<Call, 'database' | 'now'>,
  member: Member,
  password: string,
): Promise<Refused | undefined> => {
  if (member.payment_password_hash === null) return refusal('paymentPasswordRequired');
  const subject = subjectOf(member);
  const attempt = await reserveAttempt(database, subject, now);
  if (!attempt.ok) return refusalUntil('paymentLocked', attempt.until);
  if (await isPassword(password, member.payment_password_hash)) {
    await resetAttempts(database, subject);
    return undefined;
  }
  const until = lockAfter(subject, attempt, now);
  return until === undefined ? refusal('wrongPaymentPassword') : refusalUntil('paymentLocked', until);
};

type RuleCode = 'confirmationDiffers' | 'passwordRule' | 'passwordsAlike';
type SetCode = 'wrongPassword' | 'locked' | RuleCode;
type NewPassword = { readonly newPassword: string; readonly confirmNewPassword: string };

/** A new payment password in its normal form: by the rule of login passwords, and other than the login password (D57). */
export const checkNewPaymentPassword = async (
  { merchant }: Call,
  member: Member,
  wish: NewPassword,
): Promise<Result<string, RuleCode>> => {
  const newPassword = normalText(wish.newPassword);
  if (checkConfirmation(newPassword, normalText(wish.confirmNewPassword)) !== undefined)
    return refusal('confirmationDiffers');
  const rule = passwordRuleOf(merchant.settings);
  if (rule !== undefined && checkField(rule, newPassword) !== undefined) return refusal('passwordRule');
  return (await isPassword(newPassword, member.password_hash)) ? refusal('passwordsAlike') : success(newPassword);
};

/** Writes a checked payment password, unlocks a locked one, and tells the member of the change. */
export const writePaymentPassword = async (
  call: Call,
  member: Member,
  newPassword: string,
): Promise<Result<null, never>> => {
  const hash = await hashPassword(newPassword);
  await call.database.transaction(async (tx) => {
    await tx
      .update(members)
      .set({ payment_password_hash: hash })
      .where(and(eq(members.merchant, member.merchant), eq(members.id, member.id)));
    const before = { payment_password_hash: member.payment_password_hash };
    await announceChange(tx, call, member, { kind: 'paymentPassword', before, to: member });
    await resetAttempts(tx, subjectOf(member));
  });
  return success(null);
};

/**
 * Sets the payment password. It needs the login password, whose wrong attempts count towards the lock-out, and unlocks a
 * locked payment password (D57).
 */
export const setPaymentPassword = async (
  call: Call,
  member: Member,
  wish: NewPassword & { readonly password: string },
): Promise<Result<null, SetCode>> => {
  const wrong = await refusePassword(call.database, { member, password: wish.password, now: call.now });
  if (wrong !== undefined)
    return wrong.code === 'locked' ? refusalUntil('locked', wrong.until) : refusal('wrongPassword');
  const checked = await checkNewPaymentPassword(call, member, wish);
  return checked.ok ? writePaymentPassword(call, member, checked.value) : checked;
};
