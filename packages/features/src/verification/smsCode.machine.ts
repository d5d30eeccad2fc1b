import { assign, fromPromise, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { onAnswer, missingEffect } from '../flow/index.ts';
import type { BotCheckEvent } from '../flow/index.ts';
import type { SmsCodeAnswer, SmsCodeRefusal, SmsCodeRequest } from './verification.types.ts';

const SECOND_MILLISECONDS = 1000;
const MINUTE_MILLISECONDS = 60_000;

type SmsCodeEvent =
  | ({ readonly type: 'codeAsked' } & SmsCodeRequest)
  | { readonly type: 'failureRead' }
  | BotCheckEvent
  /** Restores the countdown of a code that was sent before a reload. */
  | { readonly type: 'waitRecalled'; readonly availableAt: number };

type SmsCodeContext = {
  readonly request: SmsCodeRequest;
  readonly countdownMilliseconds: number;
  /** Moment at which another code can be requested, on the clock of `now`. */
  readonly availableAt: number | undefined;
  /** Shown as a warning with the gateway's sentence (REQ-105). */
  readonly failure: SmsCodeRefusal | undefined;
  readonly now: () => number;
};

/** Milliseconds of `expiredMinutes` (1 by default) less half the round trip; at least the throttle (REQ-103). */
export const countdownAfter = ({
  expiredMinutes = 1,
  roundTripMilliseconds,
}: Extract<SmsCodeAnswer, { kind: 'sent' }>) =>
  Math.max(SECOND_MILLISECONDS, expiredMinutes * MINUTE_MILLISECONDS - roundTripMilliseconds / 2);

const types = {} as {
  context: SmsCodeContext;
  events: SmsCodeEvent;
  input: { readonly now: () => number };
};

/**
 * SMS code: request, send, count down, request again (REQ-103, REQ-105). Each second compares the clock with the end of
 * the countdown, so that a machine that slept or a clock that was set does not change its length.
 */
export const smsCodeMachine = setup({
  types,
  actors: { sendCode: fromPromise<SmsCodeAnswer, SmsCodeRequest>(missingEffect('sendCode')) },
  actions: { keep: assign((_, kept: Partial<SmsCodeContext>) => kept) },
  guards: {
    isOver: ({ context: { availableAt = 0, now } }) => availableAt <= now(),
    isAhead: ({ context: { now } }, availableAt: number) => availableAt > now(),
  },
  delays: {
    tick: ({ context: { availableAt = 0, now } }) => Math.min(SECOND_MILLISECONDS, Math.max(0, availableAt - now())),
    throttle: SECOND_MILLISECONDS,
  },
}).createMachine({
  id: 'smsCode',
  context: ({ input }) => ({
    request: { mobileNum: '', countryDialingCode: '' },
    countdownMilliseconds: 0,
    availableAt: undefined,
    failure: undefined,
    now: input.now,
  }),
  on: { failureRead: { actions: assign({ failure: undefined }) } },
  initial: 'ready',
  states: {
    ready: {
      on: {
        codeAsked: {
          target: 'sending',
          actions: assign({
            request: ({ event: { mobileNum, countryDialingCode } }) => ({ mobileNum, countryDialingCode }),
            failure: undefined,
          }),
        },
        waitRecalled: {
          guard: { type: 'isAhead', params: ({ event }) => event.availableAt },
          target: 'counting',
          actions: assign({ availableAt: ({ event }) => event.availableAt }),
        },
      },
    },
    sending: {
      invoke: {
        src: 'sendCode',
        input: ({ context }) => context.request,
        ...onAnswer<SmsCodeAnswer, SmsCodeContext>()({
          suspected: { target: 'checkingBot' },
          sent: { target: 'counting', keep: (sent) => ({ countdownMilliseconds: countdownAfter(sent) }) },
          refused: { target: 'resting', keep: ({ refusal }) => ({ failure: refusal }) },
        }),
      },
    },
    checkingBot: {
      on: {
        botChecked: {
          target: 'sending',
          actions: assign({ request: ({ context, event: { pass } }) => ({ ...context.request, botCheck: { pass } }) }),
        },
        botCheckCancelled: 'ready',
      },
    },
    counting: {
      entry: assign({
        availableAt: ({ context: { availableAt, countdownMilliseconds, now } }) =>
          availableAt ?? now() + countdownMilliseconds,
      }),
      after: {
        tick: [
          { guard: 'isOver', target: 'ready', actions: assign({ availableAt: undefined }) },
          { target: 'counting', reenter: true },
        ],
      },
    },
    resting: { after: { throttle: 'ready' } },
  },
});

export type SmsCodeActor = ActorRefFrom<typeof smsCodeMachine>;
