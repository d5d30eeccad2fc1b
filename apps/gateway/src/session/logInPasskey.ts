import type { logInPasskeyPayload, logInPasskeyRefusals } from '@baize/gateway-contract';
import type { z } from '@hono/zod-openapi';
import { checkPasskey } from '../access/passkeyAnswer.ts';
import { askPasskey } from '../access/passkeyOptions.ts';
import { findPasskey } from '../access/passkeys.store.ts';
import { findMember } from '../accounts/members.store.ts';
import type { Call } from '../kernel/gateway.types.ts';
import { refusal, success } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { hashOf } from '../secrets/random.ts';
import { startSession } from './finishLogin.ts';
import type { StartedSession } from './finishLogin.ts';
import { refuseMember } from './logIn.ts';

type LoggedIn = Result<StartedSession, (typeof logInPasskeyRefusals)[number]>;

const holderOf = (visitor: string) => ({ purpose: 'login', holderHash: hashOf(visitor) }) as const;

/** Begins a login by passkey: the challenge is bound to the visitor's cookie, against login CSRF. */
export const beginPasskeyLogin = (call: Call, visitor: string) => askPasskey(call, holderOf(visitor));

/**
 * Logs in the member of a passkey. It verifies its user, so no second factor and no new address is asked about, and no
 * guesses can lock it: the lock of an account's password does not count here.
 */
export const logInPasskey = async (
  call: Call,
  { answer, entry }: z.output<typeof logInPasskeyPayload>,
  visitor: string,
): Promise<LoggedIn> => {
  const { database, merchant } = call;
  const checked = await checkPasskey(call, holderOf(visitor), answer);
  if (!checked.ok) return checked;
  const member = await findMember(database, merchant.id, checked.value.member_id);
  if (member === undefined) return refusal('passkeyRefused');
  const refused = refuseMember(call, member, entry);
  if (refused !== undefined) return refused;
  const { credential_id: credentialId } = checked.value;
  // An undo may have removed the passkey meanwhile, and ended all sessions.
  const started = await startSession(database, call, member, 'passkey', {
    isAllowed: async (tx) => (await findPasskey(tx, merchant.id, credentialId)) !== undefined,
  });
  return started === undefined ? refusal('passkeyExpired') : success(started);
};
