import { checkConfirmation, checkField } from '@baize/domain/field-rules';
import { normalText } from '@baize/domain/typed-text';
import type { Call, Session } from '../kernel/gateway.types.ts';
import { refusal, refusalUntil, success } from '../kernel/result.ts';
import type { Refusal, Result } from '../kernel/result.ts';
import type { Orm } from '../database/database.types.ts';
import { passwordRuleOf } from '../merchants/settings.rules.ts';
import { announceChange } from '../recovery/announceChange.ts';
import { closeLinksOf } from '../recovery/recoveryLinks.store.ts';
import { hashPassword, isPassword } from '../secrets/password.ts';
import { resetAttempts, lockedUntil } from '../access/attempts.store.ts';
import type { Subject } from '../access/attempts.store.ts';
import { closeChallengesOf } from '../access/challenges.store.ts';
import { refusePassword } from '../access/refusePassword.ts';
import { endOtherSessions, releaseSession } from '../access/sessions.store.ts';
import { setPassword } from '../accounts/members.store.ts';
import type { Member } from '../accounts/members.store.ts';

export type PasswordChange = {
  session: Session;
  member: Member;
  oldPassword?: string | undefined;
  newPassword: string;
  confirmNewPassword: string;
};

type ChangeCode =
  | 'wrongPassword'
  | 'oldPasswordRequired'
  | 'confirmationDiffers'
  | 'passwordRule'
  | 'passwordUnchanged'
  | 'locked';
type PasswordChanged = Result<null, ChangeCode>;

/** Refuses a wrong old password. The attempt is counted before the password is checked, so parallel guesses count. */
const refuseOld = async (
  orm: Orm,
  { now }: Call,
  account: Subject,
  { oldPassword, member, session }: PasswordChange,
): Promise<Refusal<ChangeCode> | undefined> => {
  if (oldPassword === undefined) {
    const until = await lockedUntil(orm, account, now);
    if (until !== undefined) return refusalUntil('locked', until);
    const inGrace = session.passwordGraceUntil !== null && session.passwordGraceUntil > now;
    return inGrace ? undefined : refusal('oldPasswordRequired');
  }
  const wrong = await refusePassword(orm, { member, password: oldPassword, now });
  if (wrong === undefined) return undefined;
  return wrong.code === 'locked' ? refusalUntil('locked', wrong.until) : refusal('wrongPassword');
};

/**
 * Changes the login password, and ends other sessions, pending logins and recovery links (REQ-148 to REQ-150).
 * `oldPassword` is optional shortly after a login that required the change; a wrong one counts towards the lock-out.
 * Passwords are trimmed in every field.
 */
export const changePassword = async (orm: Orm, call: Call, change: PasswordChange): Promise<PasswordChanged> => {
  const { member } = change;
  const { merchant, now } = call;
  const account: Subject = { merchant: merchant.id, kind: 'account', subject: member.account_key };
  const refused = await refuseOld(orm, call, account, change);
  if (refused !== undefined) return refused;
  const newPassword = normalText(change.newPassword);
  if (checkConfirmation(newPassword, normalText(change.confirmNewPassword)) !== undefined)
    return refusal('confirmationDiffers');
  const rule = passwordRuleOf(merchant.settings);
  if (rule !== undefined && checkField(rule, newPassword) !== undefined) return refusal('passwordRule');
  if (await isPassword(newPassword, member.password_hash)) return refusal('passwordUnchanged');
  // Login and payment password differ (D57).
  const { payment_password_hash: payment } = member;
  if (payment !== null && (await isPassword(newPassword, payment))) return refusal('passwordRule');
  const passwordHash = await hashPassword(newPassword);
  const session = { merchant: merchant.id, tokenHash: change.session.tokenHash };
  return orm.transaction(async (tx): Promise<PasswordChanged> => {
    // A concurrent change has replaced the password that was checked.
    if (!(await setPassword(tx, member, passwordHash))) return refusal('wrongPassword');
    await releaseSession(tx, session);
    await closeChallengesOf(tx, merchant.id, member.id);
    await closeLinksOf(tx, merchant.id, member.id);
    await endOtherSessions(tx, { ...session, memberId: member.id }, now);
    await resetAttempts(tx, account);
    const before = { password_hash: member.password_hash };
    await announceChange(tx, call, member, { kind: 'password', before, to: member });
    return success(null);
  });
};
