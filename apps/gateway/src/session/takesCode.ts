import type { Orm } from '../database/database.types.ts';
import { takeAuthenticatorStep } from '../member/members.store.ts';
import type { Member } from '../member/members.store.ts';
import { authenticatorStep } from '../secrets/authenticator.ts';

/** Whether a code is one that the member's authenticator app shows now; each is taken once, whatever it is given for. */
export const takesCode = async (orm: Orm, member: Member, code: string, now: Date): Promise<boolean> => {
  const secret = member.authenticator_secret;
  const step = secret === null ? undefined : authenticatorStep(secret, code, now);
  return step !== undefined && (await takeAuthenticatorStep(orm, member, step));
};
