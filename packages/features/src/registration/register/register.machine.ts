import { assign, fromPromise, sendTo, setup } from 'xstate';
import { broken, onAnswer, missingEffect, waitAfter } from '../../flow/index.ts';
import { captchaMachine, smsCodeMachine } from '../../verification/index.ts';
import { openingMachine } from './opening.machine.ts';
import {
  afterRegistration,
  asksCaptcha,
  freshRegistration,
  registerMethods,
  registrationFor,
  stepOfRefusal,
} from './register.rules.ts';
import type { CodeAnswer, OpeningOutput, RegisterContext, RegisterTypes, RegisterValues } from './register.types.ts';

const types = {} as RegisterTypes;

/** Registration: verify the number if an SMS is required, fill in the rest, register (REQ-117 to REQ-137). */
export const registerMachine = setup({
  types,
  actors: {
    checkCode: fromPromise<CodeAnswer, RegisterContext['proof']>(missingEffect('checkCode')),
    opening: openingMachine,
    captcha: captchaMachine,
    smsCode: smsCodeMachine,
  },
  actions: {
    keep: assign((_, kept: Partial<RegisterContext>) => kept),
    breakDown: assign(() => ({ refusal: broken().refusal })),
    goBack: assign({ step: 'number', refusal: undefined }),
    reopen: assign(({ context }, flags: RegisterContext['flags']) => freshRegistration({ ...context, flags })),
    prove: assign((_, proof: RegisterContext['proof']) => ({ proof, refusal: undefined })),
    fill: assign((_, values: RegisterValues) => ({ values, pass: undefined, refusal: undefined })),
    askCaptcha: sendTo('captcha', { type: 'attemptRefused', captcha: true }),
  },
  guards: {
    isClosed: ({ context: { flags } }) => registerMethods(flags).length === 0,
    // A captcha is valid once: load one at first, and another after each attempt.
    wantsCaptcha: ({ context: { captchaUsed, rules } }) => captchaUsed && asksCaptcha(rules),
    isAtNumber: ({ context: { step } }) => step === 'number',
    provesNumber: ({ context: { flags } }) => flags.registrationSms,
    mustWait: ({ context: { refusal } }) => waitAfter(refusal) > 0,
  },
  delays: { wait: ({ context: { refusal } }) => waitAfter(refusal) },
}).createMachine({
  id: 'register',
  context: ({ input }) => freshRegistration(input),
  output: ({ context }) => afterRegistration(context),
  invoke: [
    { id: 'captcha', src: 'captcha', onError: { actions: 'breakDown' } },
    { id: 'smsCode', src: 'smsCode', input: ({ context }) => context, onError: { actions: 'breakDown' } },
  ],
  on: {
    refusalRead: { actions: assign({ refusal: undefined }) },
    methodChosen: { actions: assign({ method: ({ event }) => event.method, refusal: undefined }) },
  },
  initial: 'choosing',
  states: {
    choosing: {
      always: [
        { guard: 'isClosed', target: 'closed' },
        { guard: 'isAtNumber', target: 'enteringNumber' },
        { guard: 'wantsCaptcha', target: 'enteringDetails', actions: ['askCaptcha', assign({ captchaUsed: false })] },
        { target: 'enteringDetails' },
      ],
    },
    // An open form stays open when its flag is switched off; the gateway then refuses it.
    closed: {
      on: { opened: { target: 'choosing', actions: { type: 'reopen', params: ({ event }) => event.flags } } },
    },
    enteringNumber: {
      on: {
        numberSubmitted: { target: 'checkingCode', actions: { type: 'prove', params: ({ event }) => event.proof } },
      },
    },
    checkingCode: {
      invoke: {
        src: 'checkCode',
        input: ({ context }) => context.proof,
        ...onAnswer<CodeAnswer, RegisterContext>()({
          proved: { target: 'choosing', keep: ({ idToken }) => ({ step: 'details', idToken }) },
          refused: { target: 'refused', keep: ({ refusal }) => ({ refusal }) },
        }),
      },
    },
    enteringDetails: {
      on: {
        detailsSubmitted: { target: 'opening', actions: { type: 'fill', params: ({ event }) => event.values } },
        wentBack: { guard: 'provesNumber', target: 'choosing', actions: 'goBack' },
      },
    },
    opening: {
      invoke: {
        src: 'opening',
        input: ({ context }) => registrationFor(context),
        ...onAnswer<OpeningOutput, RegisterContext>()({
          opened: { target: 'registered', keep: ({ loggedIn }) => ({ loggedIn }) },
          suspected: { target: 'checkingBot' },
          refused: { target: 'refused', keep: ({ refusal, tried }) => ({ refusal, captchaUsed: tried !== false }) },
        }),
      },
    },
    checkingBot: {
      on: {
        botChecked: { target: 'opening', actions: assign({ pass: ({ event }) => event.pass }) },
        botCheckCancelled: 'choosing',
      },
    },
    refused: {
      entry: assign(({ context }) => ({ step: stepOfRefusal(context) })),
      always: [{ guard: 'mustWait', target: 'waiting' }, { target: 'choosing' }],
    },
    waiting: { after: { wait: { target: 'choosing', actions: assign({ refusal: undefined }) } } },
    registered: { type: 'final' },
  },
});
