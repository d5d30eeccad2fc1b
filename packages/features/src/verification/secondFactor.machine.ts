import { assign, fromPromise, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { onAnswer, missingEffect } from '../flow/index.ts';
import type {
  Challenge,
  ChallengeAnswer,
  ChallengeMethod,
  ChallengeRequest,
  SecondFactorRefusal,
} from './verification.types.ts';

type SecondFactorEvent =
  | { readonly type: 'methodChosen'; readonly method: ChallengeMethod }
  | { readonly type: 'submitted'; readonly answer: string }
  | { readonly type: 'cancelled' };

/** Result of the second factor; the flow starts over unless it is `passed`. */
export type SecondFactorOutput<Value> =
  | { readonly kind: 'passed'; readonly value: Value }
  | { readonly kind: 'refused'; readonly refusal: SecondFactorRefusal }
  | { readonly kind: 'cancelled' };

type SecondFactorContext<Value> = {
  readonly challenge: Challenge;
  readonly method: ChallengeMethod | undefined;
  readonly answer: string;
  readonly refusal: SecondFactorRefusal | undefined;
  readonly passed: { readonly value: Value } | undefined;
};

type SecondFactorTypes<Value> = {
  context: SecondFactorContext<Value>;
  events: SecondFactorEvent;
  input: Challenge;
  output: SecondFactorOutput<Value>;
};

const outputOf = <Value>({ passed, refusal }: SecondFactorContext<Value>): SecondFactorOutput<Value> => {
  if (passed !== undefined) return { kind: 'passed', value: passed.value };
  return refusal === undefined ? { kind: 'cancelled' } : { kind: 'refused', refusal };
};

const isOver = (refusal: SecondFactorRefusal | undefined): boolean =>
  refusal?.code === 'challengeExpired' || refusal?.code === 'locked';

/**
 * Second factor: choose a method, answer, and answer again if refused (REQ-113, REQ-114, D20). `Value` is the result
 * that the calling flow waits for: a session, a changed password.
 */
export const createSecondFactor = <Value>() => {
  const types = {} as SecondFactorTypes<Value>;
  return setup({
    types,
    actors: {
      answerChallenge: fromPromise<ChallengeAnswer<Value>, ChallengeRequest>(missingEffect('answerChallenge')),
    },
    actions: { keep: assign((_, kept: Partial<SecondFactorContext<Value>>) => kept) },
    guards: {
      isOffered: ({ context }, method: ChallengeMethod) => context.challenge.methods.includes(method),
    },
  }).createMachine({
    id: 'secondFactor',
    context: ({ input }) => ({
      challenge: input,
      method: input.methods.length === 1 ? input.methods[0] : undefined,
      answer: '',
      refusal: undefined,
      passed: undefined,
    }),
    output: ({ context }) => outputOf(context),
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
          submitted: {
            target: 'checking',
            actions: assign({ answer: ({ event }) => event.answer, refusal: undefined }),
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
          ...onAnswer<ChallengeAnswer<Value>, SecondFactorContext<Value>>()({
            passed: { target: 'ended', keep: ({ value }) => ({ passed: { value } }) },
            refused: { target: 'refused', keep: ({ refusal }) => ({ refusal }) },
          }),
        },
      },
      refused: {
        always: [{ guard: ({ context }) => isOver(context.refusal), target: 'ended' }, { target: 'answering' }],
      },
      ended: { type: 'final' },
    },
  });
};

export type SecondFactorActor<Value> = ActorRefFrom<ReturnType<typeof createSecondFactor<Value>>>;
