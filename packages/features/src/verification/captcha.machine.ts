import { assign, fromPromise, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { LoginRefusal } from './refusal.types.ts';
import { unprovided } from '../app/index.ts';

const CAPTCHA_THROTTLE_MILLISECONDS = 1000;

export type CaptchaImageAnswer =
  | { readonly kind: 'image'; readonly image: string }
  | { readonly kind: 'refused'; readonly refusal: LoginRefusal };
export type CaptchaProofAnswer =
  | { readonly kind: 'proved'; readonly answer: string }
  | { readonly kind: 'refused'; readonly refusal: LoginRefusal };
type CaptchaEvent =
  /** A login was refused: a captcha serves once, and `captcha` says whether the next attempt needs one. */
  | { readonly type: 'attemptRefused'; readonly captcha: boolean }
  | { readonly type: 'refreshed' }
  | { readonly type: 'alternativeChosen' }
  | { readonly type: 'imageChosen' };

type CaptchaContext = {
  /** A PNG as a data URL. */
  readonly image: string | undefined;
  /** What is sent instead of what a picture says, once the alternative has been worked out (D45). */
  readonly answer: string | undefined;
  readonly failure: LoginRefusal | undefined;
};

const nothing = { image: undefined, answer: undefined, failure: undefined } as const;

const types = {} as { context: CaptchaContext; events: CaptchaEvent };

/** The captcha of a login: hidden until one is required, then a picture or its alternative (REQ-101, REQ-102, D45). */
export const captchaMachine = setup({
  types,
  actors: {
    fetchImage: fromPromise<CaptchaImageAnswer>(unprovided('fetchImage')),
    prove: fromPromise<CaptchaProofAnswer>(unprovided('prove')),
  },
  delays: { throttle: CAPTCHA_THROTTLE_MILLISECONDS },
}).createMachine({
  id: 'captcha',
  context: nothing,
  initial: 'hidden',
  states: {
    hidden: { on: { attemptRefused: { guard: ({ event }) => event.captcha, target: 'loading' } } },
    loading: {
      entry: assign(nothing),
      invoke: {
        src: 'fetchImage',
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'image',
            target: 'shown',
            actions: assign(({ event }) => (event.output.kind === 'image' ? { image: event.output.image } : {})),
          },
          {
            target: 'failed',
            actions: assign(({ event }) => (event.output.kind === 'refused' ? { failure: event.output.refusal } : {})),
          },
        ],
      },
      on: { alternativeChosen: 'proving' },
    },
    shown: {
      initial: 'fresh',
      states: {
        fresh: { after: { throttle: 'old' } },
        old: { on: { refreshed: '#captcha.loading' } },
      },
      on: { attemptRefused: 'loading', alternativeChosen: 'proving' },
    },
    proving: {
      entry: assign(nothing),
      invoke: {
        src: 'prove',
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'proved',
            target: 'proved',
            actions: assign(({ event }) => (event.output.kind === 'proved' ? { answer: event.output.answer } : {})),
          },
          {
            target: 'failed',
            actions: assign(({ event }) => (event.output.kind === 'refused' ? { failure: event.output.refusal } : {})),
          },
        ],
      },
      on: { imageChosen: 'loading' },
    },
    proved: { on: { attemptRefused: 'proving', imageChosen: 'loading' } },
    failed: {
      on: { attemptRefused: 'loading', refreshed: 'loading', imageChosen: 'loading', alternativeChosen: 'proving' },
    },
  },
});

export type CaptchaActor = ActorRefFrom<typeof captchaMachine>;
