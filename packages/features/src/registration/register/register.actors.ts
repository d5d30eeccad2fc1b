import type { Gateway } from '@baize/gateway-sdk';
import { getMemberInfo } from '@baize/gateway-sdk/member';
import type { Member } from '@baize/gateway-sdk/member';
import {
  checkAffiliate,
  checkRegistrationCode,
  register,
  registerByMobile,
  type RegistrationCode,
} from '@baize/gateway-sdk/registration';
import type { LoggedIn } from '@baize/gateway-sdk/session';
import { fromPromise } from 'xstate';
import { refused } from '../../flow/index.ts';
import type { PhoneAuth, PhoneAuthProof } from '../../verification/index.ts';
import type {
  CodeAnswer,
  InvitationAnswer,
  InvitationRequest,
  RegisterAnswer,
  RegisterRequest,
  SessionAnswer,
} from './register.types.ts';

const proofFrom = (proof: PhoneAuthProof): CodeAnswer =>
  proof.ok ? { kind: 'proved', idToken: proof.idToken } : { kind: 'refused', refusal: { code: proof.code } };

/** Effects of the registration charts as gateway calls. */
export const registerActors = (
  gateway: Gateway,
  {
    sessionGiven,
    memberLoaded,
    phoneAuth,
  }: {
    readonly sessionGiven: (session: LoggedIn) => void;
    readonly memberLoaded: (loaded: { token: string; member: Member }) => void;
    /** External service that verifies numbers in place of the gateway. */
    readonly phoneAuth?: PhoneAuth | undefined;
  },
) => ({
  checkCode: fromPromise<CodeAnswer, RegistrationCode>(async ({ input, signal }) => {
    if (phoneAuth !== undefined) return proofFrom(await phoneAuth.prove(input.verificationCode));
    const result = await checkRegistrationCode(gateway, input, { signal });
    return result.ok ? { kind: 'proved' } : refused(result.error);
  }),
  checkInvitation: fromPromise<InvitationAnswer, InvitationRequest>(
    async ({ input: { code, domain = '' }, signal }) => {
      const result = await checkAffiliate(gateway, { code, domain }, { signal });
      return result.ok ? { kind: 'valid' } : refused(result.error);
    },
  ),
  register: fromPromise<RegisterAnswer, RegisterRequest>(async ({ input: { method, form }, signal }) => {
    const call = method === 'mobile' ? registerByMobile : register;
    const result = await call(gateway, form, { signal });
    return result.ok ? { kind: 'registered', session: result.value.session } : refused(result.error);
  }),
  // Loads the member like a log-in (REQ-106, REQ-137), without an abort signal, since the form may close meanwhile. If
  // that fails, the next page load fetches the member.
  startSession: fromPromise<SessionAnswer, LoggedIn | undefined>(async ({ input: session }) => {
    if (session === undefined) return { kind: 'started' };
    sessionGiven(session);
    const result = await getMemberInfo(gateway);
    if (result.ok) memberLoaded({ token: session.token, member: result.value });
    return { kind: 'started' };
  }),
});
