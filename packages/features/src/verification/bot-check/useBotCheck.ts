import { useActorRef } from '@xstate/react';
import { useRef, useState } from 'react';
import { useFeatures } from '../../app/index.ts';
import { useSnapshot } from '../../flow/index.ts';
import { botCheckActors } from './botCheck.actors.ts';
import { botCheckMachine } from './botCheck.machine.ts';
import type { BotCheckContext, TrailPoint } from './botCheck.types.ts';
import { withPoint } from './trail.rules.ts';

export type BotCheckView = Pick<BotCheckContext, 'puzzle' | 'because' | 'share' | 'failure'> & {
  readonly state: 'loading' | 'shown' | 'checking' | 'working' | 'failed' | 'passed';
  /** Records a position of the piece; `at` is in milliseconds of any clock. */
  readonly move: (x: number, at: number) => void;
  /** Submits the last position of the piece with its trail. */
  readonly submit: () => void;
  /** Loads another puzzle. */
  readonly refresh: () => void;
  /** Switches to the proof of work, which needs no picture and no dragging. */
  readonly chooseWork: () => void;
  readonly choosePuzzle: () => void;
};

type Moved = { readonly of: unknown; readonly began: number; readonly trail: readonly TrailPoint[] };

const states = ['loading', 'shown', 'checking', 'working', 'failed'] as const;

/** View of a bot check for its dialog; `onPassed` receives the pass for the call that was refused. */
export const useBotCheck = (onPassed: (pass: string) => void): BotCheckView => {
  const { gateway } = useFeatures();
  const [chart] = useState(() => botCheckMachine.provide({ actors: botCheckActors(gateway) }));
  const actor = useActorRef(chart, {}, ({ output }) => {
    if (output !== undefined) onPassed(output.pass);
  });
  const snapshot = useSnapshot(actor);
  const { puzzle, because, share, failure } = snapshot.context;
  const moved = useRef<Moved>({ of: undefined, began: 0, trail: [] });
  /** Movement of the piece in the current puzzle; a new puzzle starts an empty one. */
  const movedSince = (at: number): Moved =>
    moved.current.of === puzzle ? moved.current : { of: puzzle, began: at, trail: [] };
  return {
    state: states.find((state) => snapshot.matches(state)) ?? 'passed',
    puzzle,
    because,
    share,
    failure,
    move: (x, at) => {
      const before = movedSince(at);
      moved.current = { ...before, trail: withPoint(before.trail, { x, t: Math.max(0, at - before.began) }) };
    },
    submit: () => {
      const { trail } = movedSince(0);
      actor.send({ type: 'slid', x: trail.at(-1)?.x ?? 0, trail });
    },
    refresh: () => actor.send({ type: 'refreshed' }),
    chooseWork: () => actor.send({ type: 'workChosen' }),
    choosePuzzle: () => actor.send({ type: 'puzzleChosen' }),
  };
};
