import type { SocialGiven, SocialRegistration } from '@baize/gateway-sdk/session';
import { assign, fromPromise, setup } from 'xstate';
import { onAnswer, missingEffect, waitAfter } from '../../../flow/index.ts';
import { createSecondFactor } from '../../../verification/index.ts';
import type { SecondFactorOutput } from '../../../verification/index.ts';
import { admissionMachine } from '../admission.machine.ts';
import type { AdmissionOutput } from '../admission.types.ts';
import { afterLogin } from '../login.rules.ts';
import type { LoginSuccess } from '../login.types.ts';
import { freshSocial, isTicketValid, mayRetry, registrationOf } from './social.rules.ts';
import type { SocialAnswer, SocialContext, SocialTypes } from './social.types.ts';

const types = {} as SocialTypes;

const onSocialAnswer = onAnswer<SocialAnswer, SocialContext>()({
  loggedIn: { target: 'admitting', keep: (success) => ({ success }) },
  challenged: { target: 'checkingSecondFactor', keep: ({ challenge }) => ({ challenge }) },
  newcomer: { target: 'agreeing', keep: ({ newcomer }) => ({ newcomer }) },
  refused: { target: 'refused', keep: ({ refusal }) => ({ refusal }) },
});

/**
 * Social sign-in after the provider's page: log in a known account, or register a newcomer who accepts the terms, then
 * check the second factor and admit as after any login (REQ-106 to REQ-110).
 */
export const socialMachine = setup({
  types,
  actors: {
    logInSocial: fromPromise<SocialAnswer, SocialGiven>(missingEffect('logInSocial')),
    registerSocial: fromPromise<SocialAnswer, SocialRegistration>(missingEffect('registerSocial')),
    secondFactor: createSecondFactor<LoginSuccess>(),
    admission: admissionMachine,
  },
  actions: {
    keep: assign((_, kept: Partial<SocialContext>) => kept),
  },
  guards: {
    isGiven: ({ context: { given } }) => typeof given === 'object',
    mustWait: ({ context }) => waitAfter(context.refusal) > 0,
    mayAgree: ({ context: { newcomer, refusal } }) => newcomer !== undefined && isTicketValid(refusal),
    mayRetry: ({ context }) => mayRetry(context),
  },
  delays: { wait: ({ context }) => waitAfter(context.refusal) },
}).createMachine({
  id: 'social',
  context: ({ input }) => freshSocial(input),
  output: { route: afterLogin('page') },
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: 'mayAgree', target: 'agreeing' },
        { guard: 'isGiven', target: 'loggingIn' },
        { target: 'failed' },
      ],
    },
    loggingIn: {
      invoke: { src: 'logInSocial', input: ({ context }) => context.given as SocialGiven, ...onSocialAnswer },
    },
    agreeing: {
      on: {
        agreed: { target: 'registering', actions: assign({ refusal: undefined }) },
      },
    },
    registering: {
      invoke: {
        src: 'registerSocial',
        input: ({ context }) => registrationOf(context),
        ...onSocialAnswer,
      },
    },
    refused: {
      always: [
        { guard: 'mustWait', target: 'waiting' },
        { guard: 'mayAgree', target: 'agreeing' },
        { target: 'failed' },
      ],
    },
    waiting: { after: { wait: { target: 'arriving', actions: assign({ refusal: undefined }) } } },
    checkingSecondFactor: {
      invoke: {
        id: 'secondFactor',
        src: 'secondFactor',
        input: ({ context }) => context.challenge,
        ...onAnswer<SecondFactorOutput<LoginSuccess>, SocialContext>()({
          passed: { target: 'admitting', keep: ({ value }) => ({ success: value }) },
          cancelled: { target: 'failed', keep: () => ({ refusal: { code: 'signInCancelled' } }) },
          refused: { target: 'failed', keep: ({ refusal }) => ({ refusal }) },
        }),
      },
    },
    admitting: {
      invoke: {
        id: 'admission',
        src: 'admission',
        input: ({ context: { flags, rules, success } }) => ({
          entry: 'page' as const,
          flags,
          rules,
          request: { type: 'social' as const },
          success,
        }),
        ...onAnswer<AdmissionOutput, SocialContext>()({
          admitted: { target: 'loggedIn' },
          turnedAway: { target: 'failed', keep: ({ refusal }) => ({ refusal }) },
          refused: { target: 'failed', keep: ({ refusal }) => ({ refusal }) },
        }),
      },
    },
    failed: { on: { retried: { guard: 'mayRetry', target: 'arriving', actions: assign({ refusal: undefined }) } } },
    loggedIn: { type: 'final' },
  },
});
