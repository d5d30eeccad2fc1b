import { checkConfirmation, checkField } from '@baize/domain/field-rules';
import type { Details } from '../app/answer.ts';
import type { Call, Session } from '../app/gateway.types.ts';
import type { Orm } from '../database/database.types.ts';
import { passwordRuleOf } from '../merchants/settings.rules.ts';
import { hashPassword, isPassword } from '../secrets/password.ts';
import { clearFailures, countFailure, lockedUntil } from '../session/failures.store.ts';
import { endOtherSessions } from '../session/sessions.store.ts';
import { setPassword } from './members.store.ts';
import type { Member } from './members.store.ts';

export type PasswordChange = {
  session: Session;
  member: Member;
  oldPassword?: string | undefined;
  newPassword: string;
  confirmNewPassword: string;
};

type Refusal =
  | 'wrongPassword'
  | 'oldPasswordRequired'
  | 'confirmationDiffers'
  | 'passwordRule'
  | 'passwordUnchanged'
  | 'locked';
export type PasswordChanged = { ok: true } | { ok: false; code: Refusal; details?: Details };

const no = (code: Refusal, details: Details = {}): PasswordChanged => ({ ok: false, code, details });

/**
 * Changes the login password and ends the other sessions (REQ-148 to REQ-150). The old one may be left out shortly after
 * a login that asked for the change; a wrong one counts towards the lock-out. Passwords are trimmed in every field.
 */
export const changePassword = async (orm: Orm, call: Call, change: PasswordChange): Promise<PasswordChanged> => {
  const { session, member } = change;
  const { merchant, now } = call;
  const account = { merchant: merchant.id, accountKey: member.account_key };
  const [oldPassword, newPassword] = [change.oldPassword?.trim(), change.newPassword.trim()];
  const until = await lockedUntil(orm, account, now);
  if (until !== undefined) return no('locked', { until: until.toISOString() });
  const inGrace = session.passwordGraceUntil !== null && session.passwordGraceUntil > now;
  if (oldPassword === undefined && !inGrace) return no('oldPasswordRequired');
  if (oldPassword !== undefined && !(await isPassword(oldPassword, member.password_hash))) {
    const locked = await countFailure(orm, account, now);
    return locked === undefined ? no('wrongPassword') : no('locked', { until: locked.toISOString() });
  }
  if (checkConfirmation(newPassword, change.confirmNewPassword.trim()) !== undefined) return no('confirmationDiffers');
  const rule = passwordRuleOf(merchant.settings);
  if (rule !== undefined && checkField(rule, newPassword) !== undefined) return no('passwordRule');
  if (await isPassword(newPassword, member.password_hash)) return no('passwordUnchanged');
  const passwordHash = await hashPassword(newPassword);
  await orm.transaction(async (tx) => {
    await setPassword(tx, member, passwordHash);
    await endOtherSessions(tx, { merchant: merchant.id, memberId: member.id, tokenHash: session.tokenHash });
    await clearFailures(tx, account);
  });
  return { ok: true };
};
