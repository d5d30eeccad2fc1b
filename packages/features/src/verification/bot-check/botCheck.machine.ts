import { assign, fromPromise, setup } from 'xstate';
import { onAnswer, missingEffect } from '../../flow/index.ts';
import type { BotCheckContext, BotCheckEvent, CheckAnswer, PuzzleAnswer, Slid, WorkRequest } from './botCheck.types.ts';

const types = {} as { context: BotCheckContext; events: BotCheckEvent; output: { readonly pass: string } };

const fresh: BotCheckContext = {
  puzzle: undefined,
  because: undefined,
  slid: { x: 0, trail: [] },
  share: 0,
  failure: undefined,
  pass: '',
};

const checked = onAnswer<CheckAnswer, BotCheckContext>()({
  passed: { target: 'passed', keep: ({ pass }) => ({ pass }) },
  again: { target: 'loading', keep: ({ because }) => ({ because }) },
  refused: { target: 'failed', keep: ({ refusal }) => ({ failure: refusal }) },
});

/** Bot check: a slider puzzle, or a proof of work by the device, which is as valid; ends with a pass. */
export const botCheckMachine = setup({
  types,
  actors: {
    fetchPuzzle: fromPromise<PuzzleAnswer>(missingEffect('fetchPuzzle')),
    check: fromPromise<CheckAnswer, Slid>(missingEffect('check')),
    work: fromPromise<CheckAnswer, WorkRequest>(missingEffect('work')),
  },
  actions: { keep: assign((_, kept: Partial<BotCheckContext>) => kept) },
  delays: { expiry: ({ context }) => (context.puzzle?.expiresInSeconds ?? 0) * 1000 },
}).createMachine({
  id: 'botCheck',
  context: fresh,
  output: ({ context }) => ({ pass: context.pass }),
  initial: 'loading',
  states: {
    loading: {
      entry: assign({ puzzle: undefined, failure: undefined }),
      invoke: {
        src: 'fetchPuzzle',
        ...onAnswer<PuzzleAnswer, BotCheckContext>()({
          puzzle: { target: 'shown', keep: ({ puzzle }) => ({ puzzle }) },
          refused: { target: 'failed', keep: ({ refusal }) => ({ failure: refusal }) },
        }),
      },
      on: { workChosen: 'working' },
    },
    shown: {
      after: { expiry: { target: 'loading', actions: assign({ because: 'botCheckExpired' }) } },
      on: {
        slid: {
          target: 'checking',
          actions: assign({ slid: ({ event: { x, trail } }) => ({ x, trail }), because: undefined }),
        },
        refreshed: { target: 'loading', actions: assign({ because: undefined }) },
        workChosen: 'working',
      },
    },
    checking: { invoke: { src: 'check', input: ({ context }) => context.slid, ...checked } },
    working: {
      entry: assign({ share: 0, because: undefined, failure: undefined }),
      invoke: {
        src: 'work',
        input: ({ self }) => ({ report: (share: number) => self.send({ type: 'worked', share }) }),
        ...checked,
      },
      on: { worked: { actions: assign({ share: ({ event }) => event.share }) }, puzzleChosen: 'loading' },
    },
    failed: { on: { refreshed: 'loading', workChosen: 'working' } },
    passed: { type: 'final' },
  },
});
