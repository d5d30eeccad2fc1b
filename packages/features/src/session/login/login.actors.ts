import type { Gateway, GatewayError } from '@baize/gateway-sdk';
import { logIn, logInFreePlay } from '@baize/gateway-sdk/session';
import type { LoggedIn, LoginOutcome } from '@baize/gateway-sdk/session';
import { fromPromise } from 'xstate';
import { refused, suspectedOrRefused } from '../../flow/index.ts';
import type { LoginAnswer, LoginCode, LoginRequest, LoginSuccess, PasskeyRequest } from './login.types.ts';

/** True when the error's value includes a captcha, which the next attempt then requires (REQ-101). */
const asksForCaptcha = (error: GatewayError): boolean =>
  error.kind === 'business' && error.value['captcha'] !== undefined && error.value['captcha'] !== false;

export const successOf = ({ token, firstTimeLogin, passwordExpired, passwordDefault }: LoggedIn): LoginSuccess => ({
  token,
  firstTimeLogin,
  passwordExpired,
  passwordDefault,
});

/** Converts the SDK's outcome into the chart's answer: a session, or a second factor to check. */
export const answerFrom = (outcome: LoginOutcome): Extract<LoginAnswer, { kind: 'loggedIn' | 'challenged' }> =>
  outcome.step === 'challenge'
    ? {
        kind: 'challenged',
        challenge: {
          id: outcome.id,
          methods: outcome.methods,
          destinations: outcome.destinations,
          newAddress: outcome.newAddress,
        },
      }
    : { kind: 'loggedIn', ...successOf(outcome) };

/** Effects of the login chart as gateway calls. */
export const loginActors = (gateway: Gateway, { os }: { readonly os: string }) => ({
  logIn: fromPromise<LoginAnswer, LoginRequest | PasskeyRequest>(async ({ input, signal }) => {
    if (input.type === 'passkey') return input.logIn(gateway, input.entry, signal);
    const result = await logIn(gateway, input, { signal });
    if (result.ok) return answerFrom(result.value);
    return suspectedOrRefused({ ...refused<LoginCode>(result.error), captcha: asksForCaptcha(result.error) });
  }),
  /** Requests a free-play session with the kind of device (REQ-116). */
  logInFreePlay: fromPromise<LoginAnswer>(async ({ signal }) => {
    const result = await logInFreePlay(gateway, { os }, { signal });
    return result.ok ? answerFrom(result.value) : refused(result.error);
  }),
});
