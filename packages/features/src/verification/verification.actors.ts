import type { Gateway, GatewayError, Result } from '@baize/gateway-sdk';
import { getCaptchaImage, getCaptchaProof } from '@baize/gateway-sdk/verification';
import { fromPromise } from 'xstate';
import { refused, suspectedOrRefused } from '../flow/index.ts';
import type { PhoneAuth } from './phoneAuth.types.ts';
import type { CaptchaImageAnswer, CaptchaProofAnswer, SmsCodeAnswer, SmsCodeRequest } from './verification.types.ts';

/** Effects of a captcha as gateway calls, for `captchaMachine.provide`. */
export const captchaActors = (gateway: Gateway) => ({
  fetchImage: fromPromise<CaptchaImageAnswer>(async ({ signal }) => {
    const result = await getCaptchaImage(gateway, { signal });
    return result.ok ? { kind: 'image', image: result.value } : refused(result.error);
  }),
  prove: fromPromise<CaptchaProofAnswer>(async ({ signal }) => {
    const result = await getCaptchaProof(gateway, { signal });
    if (!result.ok) return refused(result.error);
    const { solveProof } = await import('./solveProof.ts');
    return { kind: 'proved', answer: await solveProof(result.value, signal) };
  }),
});

type Sent = Result<{ readonly expiredMinutes?: number | undefined }, GatewayError>;

/** Effect that sends an SMS code, for `smsCodeMachine.provide`; each flow passes its own call. */
export const smsCodeActors = (
  send: (request: SmsCodeRequest, options: { readonly signal: AbortSignal }) => Promise<Sent>,
  now: () => number = () => performance.now(),
) => ({
  sendCode: fromPromise<SmsCodeAnswer, SmsCodeRequest>(async ({ input, signal }) => {
    const began = now();
    const result = await send(input, { signal });
    if (!result.ok) return suspectedOrRefused(refused(result.error));
    return { kind: 'sent', expiredMinutes: result.value.expiredMinutes, roundTripMilliseconds: now() - began };
  }),
});

/** Fixed pause between two codes of an external service (REQ-104). */
const PHONE_AUTH_MINUTES = 1;

/** Effect that sends an SMS code through an external service, for `smsCodeMachine.provide`. */
export const phoneAuthActors = ({ send }: Pick<PhoneAuth, 'send'>) => ({
  sendCode: fromPromise<SmsCodeAnswer, SmsCodeRequest>(async ({ input: { countryDialingCode, mobileNum } }) => {
    const code = await send(`+${countryDialingCode}${mobileNum}`);
    if (code !== undefined) return { kind: 'refused', refusal: { code } };
    return { kind: 'sent', expiredMinutes: PHONE_AUTH_MINUTES, roundTripMilliseconds: 0 };
  }),
});
