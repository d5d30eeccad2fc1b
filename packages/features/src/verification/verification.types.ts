import type { RefusalCode } from '@baize/gateway-sdk';
import type { ChallengeMethod } from '@baize/gateway-sdk/session';
import type { Refusal, Refused } from '../flow/index.ts';
import type { PhoneAuthCode } from './phoneAuth.types.ts';

export type { ChallengeMethod };

/** Required second factor, and the methods that satisfy it (D20). */
export type Challenge = {
  readonly id: string;
  readonly methods: readonly ChallengeMethod[];
  /** Masked destinations of the codes, for methods that send one. */
  readonly destinations?: Readonly<Partial<Record<'sms' | 'email', string>>> | undefined;
  /** True when the login comes from a new address, which is why it is required (REQ-114). */
  readonly newAddress?: boolean | undefined;
};

export type ChallengeRequest = { readonly id: string; readonly method: ChallengeMethod; readonly answer: string };

/** Result of an answered challenge; `value` is what the flow was waiting for. */
export type ChallengeAnswer<Value> =
  | { readonly kind: 'passed'; readonly value: Value }
  | Refused<RefusalCode<'answerLoginChallenge'>>;

export type SecondFactorRefusal = Refusal<RefusalCode<'answerLoginChallenge'>>;

export type SmsCodeRequest = {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
  /** Pass of a bot check, after a refusal that required one. */
  readonly botCheck?: { readonly pass: string } | undefined;
};

export type SmsCodeAnswer =
  | { readonly kind: 'sent'; readonly expiredMinutes?: number | undefined; readonly roundTripMilliseconds: number }
  /** Refused until a bot check is passed. */
  | { readonly kind: 'suspected' }
  | Refused<SmsCode>;

type SmsCode = RefusalCode<'sendLoginSms'> | PhoneAuthCode;

export type SmsCodeRefusal = Refusal<SmsCode>;

export type CaptchaImageAnswer = { readonly kind: 'image'; readonly image: string } | Refused;

export type CaptchaProofAnswer = { readonly kind: 'proved'; readonly answer: string } | Refused;
