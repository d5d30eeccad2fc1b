import { assign, fromPromise, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { onAnswer, missingEffect } from '../flow/index.ts';
import type { Refusal } from '../flow/index.ts';
import type { CaptchaImageAnswer, CaptchaProofAnswer } from './verification.types.ts';

const CAPTCHA_THROTTLE_MILLISECONDS = 1000;

type CaptchaEvent =
  /** The form was refused. A captcha is valid once; `captcha` is true when the next attempt requires one. */
  | { readonly type: 'attemptRefused'; readonly captcha: boolean }
  | { readonly type: 'refreshed' }
  | { readonly type: 'alternativeChosen' };

type CaptchaContext = {
  /** A PNG as a data URL. */
  readonly image: string | undefined;
  /** Result of the alternative, sent in place of the picture's text (D45). */
  readonly answer: string | undefined;
  readonly failure: Refusal | undefined;
};

const nothing = { image: undefined, answer: undefined, failure: undefined } as const;

const types = {} as { context: CaptchaContext; events: CaptchaEvent };

/** A captcha: hidden until one is required, then a picture or its alternative (REQ-101, REQ-102, D45). */
export const captchaMachine = setup({
  types,
  actors: {
    fetchImage: fromPromise<CaptchaImageAnswer>(missingEffect('fetchImage')),
    prove: fromPromise<CaptchaProofAnswer>(missingEffect('prove')),
  },
  actions: { keep: assign((_, kept: Partial<CaptchaContext>) => kept) },
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
        ...onAnswer<CaptchaImageAnswer, CaptchaContext>()({
          image: { target: 'shown', keep: ({ image }) => ({ image }) },
          refused: { target: 'failed', keep: ({ refusal }) => ({ failure: refusal }) },
        }),
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
        ...onAnswer<CaptchaProofAnswer, CaptchaContext>()({
          proved: { target: 'proved', keep: ({ answer }) => ({ answer }) },
          refused: { target: 'failed', keep: ({ refusal }) => ({ failure: refusal }) },
        }),
      },
    },
    proved: { on: { attemptRefused: 'proving' } },
    failed: {
      on: { attemptRefused: 'loading', refreshed: 'loading', alternativeChosen: 'proving' },
    },
  },
});

export type CaptchaActor = ActorRefFrom<typeof captchaMachine>;
