import { roleOf } from '@baize/domain/member-types';
import type { MemberTypeLists } from '@baize/domain/member-types';
import type { Gateway, GatewayError } from '@baize/gateway-sdk';
import { changePassword, getMemberInfo } from '@baize/gateway-sdk/member';
import type { Member } from '@baize/gateway-sdk/member';
import { answerLoginChallenge, logIn, logInFreePlay } from '@baize/gateway-sdk/session';
import type { LoggedIn, LoginOutcome } from '@baize/gateway-sdk/session';
import { getCaptchaImage, getCaptchaProof, sendLoginSms } from '@baize/gateway-sdk/verification';
import { fromPromise } from 'xstate';
import type {
  CaptchaImageAnswer,
  CaptchaProofAnswer,
  LoginRefusal,
  SmsCodeAnswer,
  SmsCodeRequest,
} from '../../verification/index.ts';
import type { ChangePasswordAnswer, NewPassword } from './changePassword.machine.ts';
import type { LoginAnswer, LoginRequest, LoginSuccess, MemberAnswer } from './login.types.ts';
import { solveProof } from '../../verification/index.ts';
import type { ChallengeRequest } from './twoFactor.machine.ts';

const knownCodes = [
  'wrongCredentials',
  'captchaRequired',
  'captchaWrong',
  'wrongCode',
  'codeExpired',
  'wrongAnswer',
  'challengeExpired',
  'disabled',
  'nonMember',
  'nonAgent',
  'switchedOff',
  'wrongPassword',
  'oldPasswordRequired',
  'confirmationDiffers',
  'passwordRule',
  'passwordUnchanged',
] as const;

/** What a gateway's error means to a login; what has no meaning of its own stays the gateway's error. */
export const refusalFrom = (error: GatewayError): LoginRefusal => {
  if (error.kind === 'locked') return { code: 'locked', until: error.until };
  if (error.kind === 'rateLimited') return { code: 'rateLimited', retryAfterSeconds: error.retryAfter };
  const code = error.kind === 'business' ? knownCodes.find((known) => known === error.code) : undefined;
  return code === undefined ? { code: 'gateway', error } : { code };
};

const refused = (error: GatewayError) => ({ kind: 'refused', refusal: refusalFrom(error) }) as const;

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
    memberLoaded,
    now,
    os,
  }: {
    readonly memberTypes: () => MemberTypeLists;
    readonly memberLoaded: (member: Member) => void;
    readonly now: () => number;
    /** The kind of device, as a free-play session is asked for with it (REQ-116). */
    readonly os: string;
  },
) => ({
  logIn: fromPromise<LoginAnswer, LoginRequest>(async ({ input, signal }) => {
    const result = await logIn(gateway, input, { signal });
    return result.ok ? answerFrom(result.value) : { ...refused(result.error), captcha: asksForCaptcha(result.error) };
  }),
  logInFreePlay: fromPromise<LoginAnswer>(async ({ signal }) => {
    const result = await logInFreePlay(gateway, { os }, { signal });
    return result.ok ? answerFrom(result.value) : refused(result.error);
  }),
  answerChallenge: fromPromise<LoginAnswer, ChallengeRequest>(async ({ input, signal }) => {
    const result = await answerLoginChallenge(gateway, input, { signal });
    return result.ok ? answerFrom(result.value) : refused(result.error);
  }),
  loadMember: fromPromise<MemberAnswer>(async ({ signal }) => {
    const result = await getMemberInfo(gateway, { signal });
    if (!result.ok) return refused(result.error);
    memberLoaded(result.value);
    return { kind: 'loaded', role: roleOf(result.value.type, memberTypes()) };
  }),
  changePassword: fromPromise<ChangePasswordAnswer, NewPassword>(async ({ input, signal }) => {
    const result = await changePassword(gateway, input, { signal });
    return result.ok ? { kind: 'changed' } : refused(result.error);
  }),
  sendCode: fromPromise<SmsCodeAnswer, SmsCodeRequest>(async ({ input, signal }) => {
    const began = now();
    const result = await sendLoginSms(gateway, input, { signal });
    if (!result.ok) return refused(result.error);
    return { kind: 'sent', expiredMinutes: result.value.expiredMinutes, roundTripMilliseconds: now() - began };
  }),
  fetchImage: fromPromise<CaptchaImageAnswer>(async ({ signal }) => {
    const result = await getCaptchaImage(gateway, { signal });
    return result.ok ? { kind: 'image', image: result.value } : refused(result.error);
  }),
  prove: fromPromise<CaptchaProofAnswer>(async ({ signal }) => {
    const result = await getCaptchaProof(gateway, { signal });
    if (!result.ok) return refused(result.error);
    return { kind: 'proved', answer: await solveProof(result.value, signal) };
  }),
});
