import { roleOf } from '@baize/domain/member-types';
import type { MemberTypeLists } from '@baize/domain/member-types';
import type { Gateway, GatewayError } from '@baize/gateway-sdk';
import { getMemberInfo } from '@baize/gateway-sdk/member';
import type { Member } from '@baize/gateway-sdk/member';
import { answerLoginChallenge, logIn, logInFreePlay } from '@baize/gateway-sdk/session';
import type { LoggedIn, LoginOutcome } from '@baize/gateway-sdk/session';
import { fromPromise } from 'xstate';
import { refused, unlessSuspected } from '../../flow/index.ts';
import type { ChallengeAnswer, ChallengeRequest } from '../../verification/index.ts';
import { changePasswordActors } from './changePassword.actors.ts';
import type { MemberAnswer, StoreAnswer } from './admission.types.ts';
import type { LoginAnswer, LoginCode, LoginRequest, LoginSuccess } from './login.types.ts';

/** Whether an error's value includes a captcha: the next attempt needs one (REQ-101). */
const asksForCaptcha = (error: GatewayError): boolean =>
  error.kind === 'business' && error.value['captcha'] !== undefined && error.value['captcha'] !== false;

const successOf = ({ token, firstTimeLogin, passwordExpired, passwordDefault }: LoggedIn): LoginSuccess => ({
  token,
  firstTimeLogin,
  passwordExpired,
  passwordDefault,
});

const answerFrom = (outcome: LoginOutcome): LoginAnswer =>
  outcome.step === 'challenge'
    ? { kind: 'challenged', challenge: { id: outcome.id, methods: outcome.methods } }
    : { kind: 'loggedIn', ...successOf(outcome) };

/** The effects of a login as calls; the only place here that knows the SDK. */
export const loginActors = (
  gateway: Gateway,
  {
    memberTypes,
    tokenGiven,
    memberLoaded,
    os,
  }: {
    readonly memberTypes: () => MemberTypeLists;
    readonly tokenGiven: (token: string) => void;
    readonly memberLoaded: (member: Member) => void;
    /** The kind of device, as a free-play session is asked for with it (REQ-116). */
    readonly os: string;
  },
) => ({
  logIn: fromPromise<LoginAnswer, LoginRequest>(async ({ input, signal }) => {
    const result = await logIn(gateway, input, { signal });
    if (result.ok) return answerFrom(result.value);
    return unlessSuspected({ ...refused<LoginCode>(result.error), captcha: asksForCaptcha(result.error) });
  }),
  logInFreePlay: fromPromise<LoginAnswer>(async ({ signal }) => {
    const result = await logInFreePlay(gateway, { os }, { signal });
    return result.ok ? answerFrom(result.value) : refused(result.error);
  }),
  answerChallenge: fromPromise<ChallengeAnswer<LoginSuccess>, ChallengeRequest>(async ({ input, signal }) => {
    const result = await answerLoginChallenge(gateway, input, { signal });
    return result.ok ? { kind: 'passed', value: successOf(result.value) } : refused(result.error);
  }),
  storeToken: fromPromise<StoreAnswer, string>(({ input }) => {
    tokenGiven(input);
    return Promise.resolve({ kind: 'stored' });
  }),
  loadMember: fromPromise<MemberAnswer>(async ({ signal }) => {
    const result = await getMemberInfo(gateway, { signal });
    if (!result.ok) return refused(result.error);
    memberLoaded(result.value);
    return { kind: 'loaded', role: roleOf(result.value.type, memberTypes()) };
  }),
  ...changePasswordActors(gateway),
});
