import { assign, fromPromise, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { onAnswer, unprovided } from '../flow/index.ts';
import type { BotCheckEvent } from '../flow/index.ts';
import type { SmsCodeAnswer, SmsCodeRefusal, SmsCodeRequest } from './verification.types.ts';

const SECOND_MILLISECONDS = 1000;
const MINUTE_MILLISECONDS = 60_000;

type SmsCodeEvent =
  | ({ readonly type: 'codeAsked' } & SmsCodeRequest)
  | { readonly type: 'failureRead' }
  | BotCheckEvent
  /** A code was sent before this page was loaded anew. */
  | { readonly type: 'waitRecalled'; readonly availableAt: number };

type SmsCodeContext = {
  readonly request: SmsCodeRequest;
  readonly countdownMilliseconds: number;
  /** When another code may be asked for, on the clock of `now`. */
  readonly availableAt: number | undefined;
  /** Shown as a warning with the gateway's sentence (REQ-105). */
  readonly failure: SmsCodeRefusal | undefined;
  readonly now: () => number;
};

/** 60 s for each minute answered, one if none is, less half the round trip; never less than the throttle (REQ-103). */
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
 * A code by SMS: asked for, sent, counted down, asked for again (REQ-103, REQ-105). The end of the countdown is a moment
 * that is looked at each second: a machine that slept, or a clock that was set, neither shortens nor lengthens it.
 */
export const smsCodeMachine = setup({
  types,
  actors: { sendCode: fromPromise<SmsCodeAnswer, SmsCodeRequest>(unprovided('sendCode')) },
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
