import { roleOf } from '@baize/domain/member-types';
import type { MemberTypeLists } from '@baize/domain/member-types';
import type { Gateway } from '@baize/gateway-sdk';
import { getMemberInfo } from '@baize/gateway-sdk/member';
import type { Member } from '@baize/gateway-sdk/member';
import { answerLoginChallenge } from '@baize/gateway-sdk/session';
import { fromPromise } from 'xstate';
import { refused } from '../../flow/index.ts';
import type { ChallengeAnswer, ChallengeRequest } from '../../verification/index.ts';
import type { MemberAnswer, StoreAnswer, TokenGiven } from './admission.types.ts';
import { changePasswordActors } from './changePassword.actors.ts';
import { successOf } from './login.actors.ts';
import type { LoginSuccess } from './login.types.ts';

/** Effects of the second factor and the admission, which follow every kind of login. */
export const admissionActors = (
  gateway: Gateway,
  {
    memberTypes,
    tokenGiven,
    tokenHeld,
    memberLoaded,
  }: {
    readonly memberTypes: () => MemberTypeLists;
    readonly tokenGiven: (given: TokenGiven) => void;
    readonly tokenHeld: () => string | undefined;
    readonly memberLoaded: (loaded: { token: string; member: Member }) => void;
  },
) => ({
  answerChallenge: fromPromise<ChallengeAnswer<LoginSuccess>, ChallengeRequest>(async ({ input, signal }) => {
    const result = await answerLoginChallenge(gateway, input, { signal });
    return result.ok ? { kind: 'passed', value: successOf(result.value) } : refused(result.error);
  }),
  storeToken: fromPromise<StoreAnswer, TokenGiven>(({ input }) => {
    tokenGiven(input);
    return Promise.resolve({ kind: 'stored' });
  }),
  // No abort signal: the new session needs its member, even if the form is closed meanwhile.
  loadMember: fromPromise<MemberAnswer>(async () => {
    const token = tokenHeld() ?? '';
    const result = await getMemberInfo(gateway);
    if (!result.ok) return refused(result.error);
    memberLoaded({ token, member: result.value });
    return { kind: 'loaded', role: roleOf(result.value.type, memberTypes()) };
  }),
  ...changePasswordActors(gateway),
});
