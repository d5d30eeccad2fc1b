import type { Call } from '../app/gateway.types.ts';
import type { Orm } from '../database/database.types.ts';
import type { SecondFactor } from '../database/schema.ts';
import { rememberFirstLogin } from '../member/members.store.ts';
import type { Member } from '../member/members.store.ts';
import { sendCode } from '../verification/sendCode.ts';
import { openChallenge } from './challenges.store.ts';
import { beginSession } from './sessions.store.ts';

export type Begun = { token: string; firstTimeLogin: boolean; passwordExpired: boolean; passwordDefault?: true };
export type Welcome = Begun | { challenge: { id: string; methods: SecondFactor[] } };

/** Begins the session of a member (REQ-081, D17). */
export const begin = async (orm: Orm, { merchant, now }: Call, member: Member): Promise<Begun> => {
  const passwordExpired = member.password_expires_at !== null && member.password_expires_at <= now;
  const mustChange = member.password_default || passwordExpired;
  const firstTimeLogin = await rememberFirstLogin(orm, member, now);
  const token = await beginSession(orm, { merchant: merchant.id, memberId: member.id, now, mustChange });
  return { token, firstTimeLogin, passwordExpired, ...(member.password_default ? { passwordDefault: true } : {}) };
};

/** Where the code of a second factor goes. */
export const recipientOf = (member: Member, method: 'sms' | 'email'): string =>
  method === 'sms' ? `+${member.dialing_code ?? ''} ${member.mobile ?? ''}` : (member.email ?? '');

/** Lets a member in, or asks for the second factor and sends its codes; a login by SMS was one already (D20). */
export const welcome = async (orm: Orm, call: Call, member: Member, type: 'username' | 'sms'): Promise<Welcome> => {
  const methods = member.second_factors;
  if (methods.length === 0 || type === 'sms') return begin(orm, call, member);
  const merchant = call.merchant.id;
  for (const channel of ['sms', 'email'] as const)
    if (methods.includes(channel)) {
      const recipient = recipientOf(member, channel);
      await sendCode(orm, call, { merchant, purpose: 'secondFactor', recipient, channel, deliver: true });
    }
  const id = await openChallenge(orm, { merchant, memberId: member.id, methods, now: call.now });
  return { challenge: { id, methods } };
};
