export { captchaMachine } from './captcha.machine.ts';
export { createSecondFactor } from './secondFactor.machine.ts';
export type { SecondFactorActor, SecondFactorOutput } from './secondFactor.machine.ts';
export { smsCodeMachine } from './smsCode.machine.ts';
export type { SmsCodeActor } from './smsCode.machine.ts';
export type { SmsFlow } from './smsCode.atoms.ts';
export { useChallengeCode } from './useChallengeCode.ts';
export type { ChallengeCodeRefusal, ChallengeCodeView } from './useChallengeCode.ts';
export { useCaptcha } from './useCaptcha.ts';
export type { CaptchaView } from './useCaptcha.ts';
export { useGatewayClock } from './useGatewayClock.ts';
export { useSecondFactor } from './useSecondFactor.ts';
export type { SecondFactorView } from './useSecondFactor.ts';
export { useSmsCode } from './useSmsCode.ts';
export type { SmsCodeView } from './useSmsCode.ts';
export type { PhoneAuth, PhoneAuthCode, PhoneAuthProof } from './phoneAuth.types.ts';
export { captchaActors, phoneAuthActors, smsCodeActors } from './verification.actors.ts';
export type {
  CaptchaImageAnswer,
  CaptchaProofAnswer,
  Challenge,
  ChallengeAnswer,
  ChallengeMethod,
  ChallengeRequest,
  SecondFactorRefusal,
  SmsCodeAnswer,
  SmsCodeRefusal,
  SmsCodeRequest,
} from './verification.types.ts';
