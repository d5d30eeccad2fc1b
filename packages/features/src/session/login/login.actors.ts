import type { Gateway, GatewayError } from '@baize/gateway-sdk';
import { logIn, logInFreePlay } from '@baize/gateway-sdk/session';
import type { LoggedIn, LoginOutcome } from '@baize/gateway-sdk/session';
import { fromPromise } from 'xstate';
import { refused, unlessSuspected } from '../../flow/index.ts';
import type { LoginAnswer, LoginCode, LoginRequest, LoginSuccess } from './login.types.ts';

/** Whether an error's value includes a captcha: the next attempt needs one (REQ-101). */
const asksForCaptcha = (error: GatewayError): boolean =>
  error.kind === 'business' && error.value['captcha'] !== undefined && error.value['captcha'] !== false;

export const successOf = ({ token, firstTimeLogin, passwordExpired, passwordDefault }: LoggedIn): LoginSuccess => ({
  token,
  firstTimeLogin,
  passwordExpired,
  passwordDefault,
});

/** What a login was answered: a session, or a second question. */
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

/** The effects of a login as calls; the only place here that knows the SDK. */
export const loginActors = (gateway: Gateway, { os }: { readonly os: string }) => ({
  logIn: fromPromise<LoginAnswer, LoginRequest>(async ({ input, signal }) => {
    const result = await logIn(gateway, input, { signal });
    if (result.ok) return answerFrom(result.value);
    return unlessSuspected({ ...refused<LoginCode>(result.error), captcha: asksForCaptcha(result.error) });
  }),
  /** The kind of device is told, as a free-play session is asked for with it (REQ-116). */
  logInFreePlay: fromPromise<LoginAnswer>(async ({ signal }) => {
    const result = await logInFreePlay(gateway, { os }, { signal });
    return result.ok ? answerFrom(result.value) : refused(result.error);
  }),
});
