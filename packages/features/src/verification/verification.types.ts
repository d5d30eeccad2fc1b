import type { RefusalCode } from '@baize/gateway-sdk';
import type { ChallengeMethod } from '@baize/gateway-sdk/session';
import type { Refusal, Refused } from '../flow/index.ts';
import type { PhoneAuthCode } from './phoneAuth.types.ts';

export type { ChallengeMethod };

/** A second factor that is asked for, and the ways in which it may be met (D20). */
export type Challenge = {
  readonly id: string;
  readonly methods: readonly ChallengeMethod[];
  /** Where codes went, masked; for methods that send one. */
  readonly destinations?: Readonly<Partial<Record<'sms' | 'email', string>>> | undefined;
  /** Why it is asked, where it is not asked at each login (REQ-114). */
  readonly newAddress?: boolean | undefined;
};

export type ChallengeRequest = { readonly id: string; readonly method: ChallengeMethod; readonly answer: string };

/** What an answered challenge comes to; `value` is what the flow was kept waiting for. */
export type ChallengeAnswer<Value> =
  | { readonly kind: 'passed'; readonly value: Value }
  | Refused<RefusalCode<'answerLoginChallenge'>>;

export type SecondFactorRefusal = Refusal<RefusalCode<'answerLoginChallenge'>>;

export type SmsCodeRequest = {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
  /** A pass, after a refusal that asked for a bot check. */
  readonly botCheck?: { readonly pass: string } | undefined;
};

export type SmsCodeAnswer =
  | { readonly kind: 'sent'; readonly expiredMinutes?: number | undefined; readonly roundTripMilliseconds: number }
  /** A bot check comes first. */
  | { readonly kind: 'suspected' }
  | Refused<SmsCode>;

type SmsCode = RefusalCode<'sendLoginSms'> | PhoneAuthCode;

export type SmsCodeRefusal = Refusal<SmsCode>;

export type CaptchaImageAnswer = { readonly kind: 'image'; readonly image: string } | Refused;

export type CaptchaProofAnswer = { readonly kind: 'proved'; readonly answer: string } | Refused;
