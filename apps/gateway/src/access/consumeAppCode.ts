import type { Orm } from '../database/database.types.ts';
import { consumeAuthenticatorStep } from '../accounts/members.store.ts';
import type { Member } from '../accounts/members.store.ts';
import { authenticatorStep } from '../secrets/authenticator.ts';

/** Checks and consumes a code of the member's authenticator app: true once per time step, over all uses. */
export const consumeAppCode = async (orm: Orm, member: Member, code: string, now: Date): Promise<boolean> => {
  const secret = member.authenticator_secret;
  const step = secret === null ? undefined : authenticatorStep(secret, code, now);
  return step !== undefined && (await consumeAuthenticatorStep(orm, member, step));
};
