import { assign, fromPromise, setup } from 'xstate';
import type { LinkRecovery, MobileRecovery, RecoveryEmail } from '@baize/gateway-sdk/recovery';
import { broken, onAnswer, missingEffect, waitAfter } from '../flow/index.ts';
import { smsCodeMachine } from '../verification/index.ts';
import { freshRecovery } from './recovery.rules.ts';
import type { LinkSentAnswer, RecoveredAnswer, RecoveryContext, RecoveryTypes } from './recovery.types.ts';

const types = {} as RecoveryTypes;

/** Transitions of a submitted password, by code or by link: to the end, or back to its form. */
const onRecoveryAnswer = onAnswer<RecoveredAnswer, RecoveryContext>()({
  recovered: { target: 'recovered', keep: ({ account }) => ({ account }) },
  expired: { target: 'linkExpired' },
  refused: { target: 'refused', keep: ({ refusal }) => ({ refusal }) },
});

/**
 * Account recovery: by a code to the mobile number, or by an e-mail with a link that opens it again (REQ-142 to
 * REQ-147). It ends with a new password; the login with it is another flow (D16).
 */
export const recoveryMachine = setup({
  types,
  actors: {
    sendEmail: fromPromise<LinkSentAnswer, RecoveryEmail>(missingEffect('sendEmail')),
    recoverByMobile: fromPromise<RecoveredAnswer, MobileRecovery>(missingEffect('recoverByMobile')),
    recoverByLink: fromPromise<RecoveredAnswer, LinkRecovery>(missingEffect('recoverByLink')),
    smsCode: smsCodeMachine,
  },
  actions: {
    forgetLink: missingEffect('forgetLink'),
    keep: assign((_, kept: Partial<RecoveryContext>) => kept),
    breakDown: assign(() => ({ refusal: broken().refusal })),
  },
  guards: {
    hasLink: ({ context }) => context.byLink.token !== '',
    mustWait: ({ context }) => waitAfter(context.refusal) > 0,
  },
  delays: { wait: ({ context }) => waitAfter(context.refusal) },
}).createMachine({
  id: 'recovery',
  context: ({ input }) => freshRecovery(input),
  output: ({ context: { account, password } }) => ({ username: account, password }),
  invoke: { id: 'smsCode', src: 'smsCode', input: ({ context }) => context, onError: { actions: 'breakDown' } },
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'hasLink', target: 'choosingPassword' }, { target: 'entering' }] },
    entering: {
      on: {
        methodChosen: { actions: assign(({ event: { method } }) => ({ method, refusal: undefined })) },
        linkAsked: {
          target: 'sendingEmail',
          actions: assign(({ event: { email } }) => ({ email, refusal: undefined })),
        },
        codeSubmitted: {
          target: 'settingByCode',
          actions: assign(({ event: { mobile } }) => ({ mobile, password: mobile.newPassword, refusal: undefined })),
        },
      },
    },
    sendingEmail: {
      invoke: {
        src: 'sendEmail',
        input: ({ context }) => context.email,
        ...onAnswer<LinkSentAnswer, RecoveryContext>()({
          sent: { target: 'emailSent' },
          refused: { target: 'refused', keep: ({ refusal }) => ({ refusal }) },
        }),
      },
    },
    emailSent: { on: { noticeRead: 'entering' } },
    settingByCode: { invoke: { src: 'recoverByMobile', input: ({ context }) => context.mobile, ...onRecoveryAnswer } },
    choosingPassword: {
      on: {
        passwordSubmitted: {
          target: 'settingByLink',
          actions: assign(({ context: { byLink }, event: { newPassword } }) => ({
            byLink: { ...byLink, newPassword },
            password: newPassword,
            refusal: undefined,
          })),
        },
      },
    },
    settingByLink: { invoke: { src: 'recoverByLink', input: ({ context }) => context.byLink, ...onRecoveryAnswer } },
    linkExpired: {
      entry: ['forgetLink', assign(({ context: { byLink } }) => ({ byLink: { ...byLink, token: '' } }))],
      on: { newLinkAsked: { target: 'entering', actions: assign({ method: 'email' }) } },
    },
    refused: { always: [{ guard: 'mustWait', target: 'waiting' }, { target: 'arriving' }] },
    waiting: { after: { wait: { target: 'arriving', actions: assign({ refusal: undefined }) } } },
    recovered: { type: 'final', entry: 'forgetLink' },
  },
});
