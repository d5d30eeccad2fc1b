import { assign, fromPromise, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Challenge, ChallengeMethod, LoginAnswer, LoginSuccess } from './login.types.ts';
import type { LoginRefusal } from '../../verification/index.ts';
import { unprovided } from '../../app/index.ts';

export type ChallengeRequest = { readonly id: string; readonly method: ChallengeMethod; readonly answer: string };
type TwoFactorEvent =
  | { readonly type: 'methodChosen'; readonly method: ChallengeMethod }
  | { readonly type: 'answered'; readonly answer: string }
  | { readonly type: 'cancelled' };

/** How the second factor ended; without `success` the login starts over, for the refusal's reason or by choice. */
type TwoFactorOutput = {
  readonly success?: LoginSuccess | undefined;
  readonly refusal?: LoginRefusal | undefined;
};

type TwoFactorContext = {
  readonly challenge: Challenge;
  readonly method: ChallengeMethod | undefined;
  readonly answer: string;
  readonly refusal: LoginRefusal | undefined;
  readonly success: LoginSuccess | undefined;
};

const isOver = (refusal: LoginRefusal): boolean => refusal.code === 'challengeExpired' || refusal.code === 'locked';

const types = {} as { context: TwoFactorContext; events: TwoFactorEvent; input: Challenge; output: TwoFactorOutput };

/** The second factor of a login: choose how, answer, be let in or answer again (REQ-113, REQ-114, D20). */
export const twoFactorMachine = setup({
  types,
  actors: { answerChallenge: fromPromise<LoginAnswer, ChallengeRequest>(unprovided('answerChallenge')) },
  guards: {
    isOffered: ({ context }, method: ChallengeMethod) => context.challenge.methods.includes(method),
    isAnswer: (_, answer: string) => answer.trim() !== '',
  },
}).createMachine({
  id: 'twoFactor',
  context: ({ input }) => ({
    challenge: input,
    method: input.methods.length === 1 ? input.methods[0] : undefined,
    answer: '',
    refusal: undefined,
    success: undefined,
  }),
  output: ({ context: { success, refusal } }) => ({ success, refusal }),
  on: {
    methodChosen: {
      guard: { type: 'isOffered', params: ({ event }) => event.method },
      target: '.answering',
      actions: assign({ method: ({ event }) => event.method, refusal: undefined }),
    },
    cancelled: { target: '.ended', actions: assign({ refusal: undefined }) },
  },
  initial: 'choosing',
  states: {
    choosing: { always: { guard: ({ context }) => context.method !== undefined, target: 'answering' } },
    answering: {
      on: {
        answered: {
          guard: { type: 'isAnswer', params: ({ event }) => event.answer },
          target: 'checking',
          actions: assign({ answer: ({ event }) => event.answer.trim(), refusal: undefined }),
        },
      },
    },
    checking: {
      on: { methodChosen: {} },
      invoke: {
        src: 'answerChallenge',
        input: ({ context: { challenge, method, answer } }) => ({
          id: challenge.id,
          method: method ?? 'authenticator',
          answer,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'loggedIn',
            target: 'ended',
            actions: assign(({ event }) => (event.output.kind === 'loggedIn' ? { success: event.output } : {})),
          },
          {
            guard: ({ event }) => event.output.kind === 'refused' && isOver(event.output.refusal),
            target: 'ended',
            actions: assign(({ event }) => (event.output.kind === 'refused' ? { refusal: event.output.refusal } : {})),
          },
          {
            target: 'answering',
            actions: assign(({ event }) => (event.output.kind === 'refused' ? { refusal: event.output.refusal } : {})),
          },
        ],
      },
    },
    ended: { type: 'final' },
  },
});

export type TwoFactorActor = ActorRefFrom<typeof twoFactorMachine>;
