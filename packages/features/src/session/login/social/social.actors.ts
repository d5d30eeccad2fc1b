import type { Gateway } from '@baize/gateway-sdk';
import { logInSocial, registerSocial } from '@baize/gateway-sdk/session';
import type { SocialGiven, SocialRegistration } from '@baize/gateway-sdk/session';
import { fromPromise } from 'xstate';
import { refused } from '../../../flow/index.ts';
import { answerFrom, successOf } from '../login.actors.ts';
import type { SocialAnswer } from './social.types.ts';

/** The effects of a sign-in as calls; the only place here that knows the SDK. */
export const socialActors = (gateway: Gateway) => ({
  logInSocial: fromPromise<SocialAnswer, SocialGiven>(async ({ input, signal }) => {
    const result = await logInSocial(gateway, input, { signal });
    if (!result.ok) return refused(result.error);
    if (result.value.step !== 'newcomer') return answerFrom(result.value);
    const { ticket, provider, name } = result.value;
    return { kind: 'newcomer', newcomer: { ticket, provider, name } };
  }),
  registerSocial: fromPromise<SocialAnswer, SocialRegistration>(async ({ input, signal }) => {
    const result = await registerSocial(gateway, input, { signal });
    return result.ok ? { kind: 'loggedIn', ...successOf(result.value) } : refused(result.error);
  }),
});
