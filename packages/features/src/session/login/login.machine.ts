import { assign, fromPromise, sendTo, setup } from 'xstate';
import { broken, onAnswer, missingEffect, waitAfter } from '../../flow/index.ts';
import { captchaMachine, createSecondFactor, smsCodeMachine } from '../../verification/index.ts';
import type { SecondFactorOutput } from '../../verification/index.ts';
import type { AdmissionOutput } from './admission.types.ts';
import { admissionMachine } from './admission.machine.ts';
import { afterLogin, byPasskey, freshLogin, requestFor, withMethod, withPass, withRefusal } from './login.rules.ts';
import type { Entered, LoginAnswer, LoginContext, LoginSuccess, LoginTypes } from './login.types.ts';

const onLoginAnswer = onAnswer<LoginAnswer, LoginContext>()({
  loggedIn: { target: 'admitting', keep: (success) => ({ success }) },
  suspected: { target: 'checkingBot', keep: () => ({ refusal: { code: 'botCheckRequired' } }) },
  challenged: { target: 'checkingSecondFactor', keep: ({ challenge }) => ({ challenge }) },
  refused: { target: 'refused', keep: withRefusal },
});

const types = {} as LoginTypes;

/**
 * Login in the order of the specification: submit, check for bots and a second factor, admit (REQ-097 to REQ-116). The
 * captcha and the SMS code run beside it; `admissionMachine` takes over with the token.
 */
export const loginMachine = setup({
  types,
  actors: {
    logIn: fromPromise<LoginAnswer, LoginContext['request']>(missingEffect('logIn')),
    logInFreePlay: fromPromise<LoginAnswer>(missingEffect('logInFreePlay')),
    captcha: captchaMachine,
    smsCode: smsCodeMachine,
    secondFactor: createSecondFactor<LoginSuccess>(),
    admission: admissionMachine,
  },
  actions: {
    enter: assign(({ context }, entered: Partial<Entered>) => withMethod(context, entered)),
    keep: assign((_, kept: Partial<LoginContext>) => kept),
    breakDown: assign(() => ({ refusal: broken().refusal })),
    renewCaptcha: sendTo('captcha', ({ context }) => ({ type: 'attemptRefused', captcha: context.captchaWanted })),
  },
  guards: {
    isOtherMethod: ({ context }, username: string) => withMethod(context, { username }).method !== context.method,
    isHeader: ({ context }) => context.entry === 'header',
    mayFreePlay: ({ context }) => context.flags.freePlay && context.entry !== 'agent',
    mustWait: ({ context }) => waitAfter(context.refusal) > 0,
  },
  delays: { wait: ({ context }) => waitAfter(context.refusal) },
}).createMachine({
  id: 'login',
  context: ({ input }) => freshLogin(input),
  output: ({ context }) => ({ route: afterLogin(context.entry) }),
  invoke: [
    { id: 'captcha', src: 'captcha', onError: { actions: 'breakDown' } },
    { id: 'smsCode', src: 'smsCode', input: ({ context }) => context, onError: { actions: 'breakDown' } },
  ],
  on: {
    flagsChanged: { actions: assign({ flags: ({ event }) => event.flags }) },
    rulesChanged: { actions: assign({ rules: ({ event }) => event.rules }) },
    refusalRead: { actions: assign({ refusal: undefined }) },
  },
  initial: 'entering',
  states: {
    entering: {
      on: {
        usernameEntered: { actions: { type: 'enter', params: ({ event: { username } }) => ({ username }) } },
        methodChosen: { actions: { type: 'enter', params: ({ event: { method } }) => ({ method }) } },
        // Flags may load after the username: derive the method again, so that the visible field is the one sent.
        flagsChanged: { actions: { type: 'enter', params: ({ event: { flags } }) => ({ flags }) } },
        submitted: [
          {
            guard: { type: 'isOtherMethod', params: ({ event }) => event.username },
            actions: { type: 'enter', params: ({ event: { username } }) => ({ username }) },
          },
          {
            target: 'loggingIn',
            actions: assign(({ context, event }) => ({ request: requestFor(event, context), refusal: undefined })),
          },
        ],
        invalidSubmitted: { guard: 'isHeader', actions: assign({ refusal: { code: 'passwordIncorrect' } }) },
        freePlayChosen: { guard: 'mayFreePlay', target: 'startingFreePlay', actions: assign({ refusal: undefined }) },
        passkeyChosen: { target: 'loggingIn', actions: assign(({ context, event }) => byPasskey(event, context)) },
      },
    },
    loggingIn: { invoke: { src: 'logIn', input: ({ context }) => context.request, ...onLoginAnswer } },
    startingFreePlay: { invoke: { src: 'logInFreePlay', ...onLoginAnswer } },
    checkingBot: {
      on: {
        botChecked: { target: 'loggingIn', actions: assign(({ context, event }) => withPass(context, event.pass)) },
        botCheckCancelled: 'entering',
      },
    },
    refused: { entry: 'renewCaptcha', always: [{ guard: 'mustWait', target: 'waiting' }, { target: 'entering' }] },
    waiting: { after: { wait: { target: 'entering', actions: assign({ refusal: undefined }) } } },
    checkingSecondFactor: {
      invoke: {
        id: 'secondFactor',
        src: 'secondFactor',
        input: ({ context }) => context.challenge,
        ...onAnswer<SecondFactorOutput<LoginSuccess>, LoginContext>()({
          passed: { target: 'admitting', keep: ({ value }) => ({ success: value }) },
          cancelled: { target: 'entering' },
          refused: { target: 'entering', keep: ({ refusal }) => ({ refusal }) },
        }),
      },
    },
    admitting: {
      invoke: {
        id: 'admission',
        src: 'admission',
        input: ({ context }) => context,
        ...onAnswer<AdmissionOutput, LoginContext>()({
          admitted: { target: 'loggedIn' },
          turnedAway: { target: 'entering', keep: ({ refusal }) => ({ refusal }) },
          refused: { target: 'entering', keep: ({ refusal }) => ({ refusal }) },
        }),
      },
    },
    loggedIn: { type: 'final' },
  },
});
