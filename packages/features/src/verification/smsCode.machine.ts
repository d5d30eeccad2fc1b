import { assign, fromPromise, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { isLoginMobile, LOGIN_DIALING_CODE } from './smsCode.rules.ts';
import type { LoginRefusal } from './refusal.types.ts';
import { unprovided } from '../app/index.ts';

const SMS_THROTTLE_MILLISECONDS = 1000;
const MINUTE_MILLISECONDS = 60_000;

export type SmsCodeRequest = { readonly mobileNum: string; readonly countryDialingCode: string };
export type SmsCodeAnswer =
  | { readonly kind: 'sent'; readonly expiredMinutes?: number | undefined; readonly roundTripMilliseconds: number }
  | { readonly kind: 'refused'; readonly refusal: LoginRefusal };
type SmsCodeEvent =
  | { readonly type: 'codeAsked'; readonly mobileNum: string; readonly countryDialingCode?: string | undefined }
  | { readonly type: 'failureRead' };

type SmsCodeContext = {
  readonly request: SmsCodeRequest;
  readonly countdownMilliseconds: number;
  /** When another code may be asked for, on the clock of `now`. */
  readonly availableAt: number | undefined;
  readonly fault: 'mobileNum' | undefined;
  /** Shown as a warning with the gateway's sentence (REQ-105). */
  readonly failure: LoginRefusal | undefined;
  readonly now: () => number;
};

/** 60 s for each minute answered, one if none is, less half the round trip; never less than the throttle (REQ-103). */
export const countdownAfter = ({
  expiredMinutes = 1,
  roundTripMilliseconds,
}: Extract<SmsCodeAnswer, { kind: 'sent' }>) =>
  Math.max(SMS_THROTTLE_MILLISECONDS, expiredMinutes * MINUTE_MILLISECONDS - roundTripMilliseconds / 2);

const types = {} as { context: SmsCodeContext; events: SmsCodeEvent; input: { readonly now: () => number } };

/** The SMS code of a login: asked for, sent, counted down, asked for again (REQ-103, REQ-105). */
export const smsCodeMachine = setup({
  types,
  actors: { sendCode: fromPromise<SmsCodeAnswer, SmsCodeRequest>(unprovided('sendCode')) },
  guards: { isMobile: (_, mobileNum: string) => isLoginMobile(mobileNum) },
  delays: {
    countdown: ({ context }) => context.countdownMilliseconds,
    throttle: SMS_THROTTLE_MILLISECONDS,
  },
}).createMachine({
  id: 'smsCode',
  context: ({ input }) => ({
    request: { mobileNum: '', countryDialingCode: LOGIN_DIALING_CODE },
    countdownMilliseconds: 0,
    availableAt: undefined,
    fault: undefined,
    failure: undefined,
    now: input.now,
  }),
  on: { failureRead: { actions: assign({ failure: undefined }) } },
  initial: 'ready',
  states: {
    ready: {
      on: {
        codeAsked: [
          {
            guard: { type: 'isMobile', params: ({ event }) => event.mobileNum },
            target: 'sending',
            actions: assign({
              request: ({ event: { mobileNum, countryDialingCode = LOGIN_DIALING_CODE } }) => ({
                mobileNum,
                countryDialingCode,
              }),
              fault: undefined,
              failure: undefined,
            }),
          },
          { actions: assign({ fault: 'mobileNum' }) },
        ],
      },
    },
    sending: {
      invoke: {
        src: 'sendCode',
        input: ({ context }) => context.request,
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'sent',
            target: 'counting',
            actions: assign(({ context, event }) => {
              if (event.output.kind !== 'sent') return {};
              const countdownMilliseconds = countdownAfter(event.output);
              return { countdownMilliseconds, availableAt: context.now() + countdownMilliseconds };
            }),
          },
          {
            target: 'resting',
            actions: assign(({ event }) => (event.output.kind === 'refused' ? { failure: event.output.refusal } : {})),
          },
        ],
      },
    },
    counting: { after: { countdown: { target: 'ready', actions: assign({ availableAt: undefined }) } } },
    resting: { after: { throttle: 'ready' } },
  },
});

export type SmsCodeActor = ActorRefFrom<typeof smsCodeMachine>;
