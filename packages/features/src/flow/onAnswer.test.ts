import { describe, expect, it } from 'vitest';
import { assign, createActor, fromPromise, setup, toPromise } from 'xstate';
import { onAnswer, missingEffect } from './onAnswer.ts';
import type { Refusal, Refused } from './refusal.rules.ts';

type Answer = { readonly kind: 'drawn'; readonly card: string } | { readonly kind: 'empty' } | Refused;
type Context = { readonly card: string | undefined; readonly refusal: Refusal | undefined };

const types = {} as { context: Context; output: Context };

/** Runs a chart of one effect; returns its last state and its context. */
const after = async (effect: () => Promise<Answer>, remembers = true) => {
  const keepRefusal = remembers ? { keep: ({ refusal }: Refused) => ({ refusal }) } : {};
  const chart = setup({
    types,
    actors: { draw: fromPromise<Answer>(effect) },
    actions: { keep: assign((_, kept: Partial<Context>) => kept) },
  }).createMachine({
    context: { card: undefined, refusal: undefined },
    output: ({ context }) => context,
    initial: 'drawing',
    states: {
      drawing: {
        invoke: {
          src: 'draw',
          ...onAnswer<Answer, Context>()({
            drawn: { target: 'holding', keep: ({ card }) => ({ card }) },
            empty: { target: 'ended' },
            refused: { target: 'turnedAway', ...keepRefusal },
          }),
        },
      },
      holding: { type: 'final' },
      ended: { type: 'final' },
      turnedAway: { type: 'final' },
    },
  });
  const actor = createActor(chart).start();
  return { remembered: await toPromise(actor), state: actor.getSnapshot().value };
};

const nothing = { card: undefined, refusal: undefined };

const breaks = () => Promise.reject(new Error('no chunk'));

describe('onAnswer', () => {
  it('enters the state of each kind of answer, and stores its values', async () => {
    expect(await after(async () => ({ kind: 'drawn', card: 'ace' }))).toEqual({
      state: 'holding',
      remembered: { ...nothing, card: 'ace' },
    });
    expect(await after(async () => ({ kind: 'empty' }))).toEqual({ state: 'ended', remembered: nothing });
  });

  it('handles an effect that throws like a refusal', async () => {
    const refusal = { code: 'network' } as const;
    expect(await after(async () => ({ kind: 'refused', refusal }))).toEqual({
      state: 'turnedAway',
      remembered: { ...nothing, refusal },
    });
    expect(await after(breaks)).toEqual({
      state: 'turnedAway',
      remembered: { ...nothing, refusal: { code: 'broken' } },
    });
    expect(await after(breaks, false)).toEqual({ state: 'turnedAway', remembered: nothing });
  });
});

describe('missingEffect', () => {
  it('says which effect a chart was not given, and how to give it', () => {
    expect(missingEffect('draw')).toThrow(
      'The effect "draw" was not provided: give the chart its effects with .provide(…)',
    );
  });
});
