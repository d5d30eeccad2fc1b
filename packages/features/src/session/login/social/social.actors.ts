import type { Gateway } from '@baize/gateway-sdk';
import { logInSocial, registerSocial } from '@baize/gateway-sdk/session';
import type { SocialGiven, SocialRegistration } from '@baize/gateway-sdk/session';
import { fromPromise } from 'xstate';
import { refused } from '../../../flow/index.ts';
import { answerFrom, successOf } from '../login.actors.ts';
import type { SocialAnswer } from './social.types.ts';

/** Effects of the social sign-in chart as gateway calls. */
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
