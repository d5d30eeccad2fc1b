import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { EventFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { testEffects } from '../../testing/testEffects.ts';
import { botCheckMachine } from './botCheck.machine.ts';
import type { CheckAnswer, PuzzleAnswer, Slid, WorkRequest } from './botCheck.types.ts';

const lengths = { width: 320, height: 160, pieceSize: 52, top: 8, expiresInSeconds: 180 };
const puzzle = { picture: 'data:1', piece: 'data:2', ...lengths };
const offline = { kind: 'refused', refusal: { code: 'network' } } as const;
const passed = { kind: 'passed', pass: 'p1' } as const;
const slid = { type: 'slid', x: 150, trail: [{ x: 150, t: 0 }] } as const;

const play = ({ puzzles = [], checks = [] }: { puzzles?: PuzzleAnswer[]; checks?: CheckAnswer[] } = {}) => {
  const clock = new SimulatedClock();
  const asked: unknown[] = [];
  const answer = () => Promise.resolve(checks.shift() ?? passed);
  const chart = botCheckMachine.provide({
    actors: {
      fetchPuzzle: fromPromise<PuzzleAnswer>(() => Promise.resolve(puzzles.shift() ?? { kind: 'puzzle', puzzle })),
      check: fromPromise<CheckAnswer, Slid>(({ input }) => {
        asked.push(input);
        return answer();
      }),
      work: fromPromise<CheckAnswer, WorkRequest>(({ input: { report } }) => {
        report(0.5);
        return answer();
      }),
    },
  });
  const actor = createActor(chart, { clock }).start();
  return { actor, asked, clock, until: (state: string) => waitFor(actor, ({ value }) => value === state) };
};

const done = (from: string, output: unknown) => ({ type: `xstate.done.actor.0.botCheck.${from}`, output });
const broke = (from: string) => ({ type: `xstate.error.actor.0.botCheck.${from}`, error: new Error('broke') });

testEffects(botCheckMachine);

describe('a bot check', () => {
  it('ends with the pass of a piece in its gap', async () => {
    const { actor, asked, until } = play();
    await until('shown');
    actor.send(slid);
    expect((await until('passed')).output).toEqual({ pass: 'p1' });
    expect(asked).toEqual([{ x: 150, trail: [{ x: 150, t: 0 }] }]);
  });

  it.each(['botCheckWrong', 'botCheckExpired'] as const)(
    'shows another puzzle, and says why, after %s',
    async (because) => {
      const { actor, until } = play({ checks: [{ kind: 'again', because }] });
      await until('shown');
      actor.send(slid);
      await until('loading');
      expect((await until('shown')).context.because).toBe(because);
      actor.send({ type: 'refreshed' });
      expect(actor.getSnapshot().value).toBe('loading');
      expect((await until('shown')).context.because).toBeUndefined();
    },
  );

  it('loads another puzzle when one has expired', async () => {
    const { actor, clock, until } = play();
    await until('shown');
    clock.increment(179_999);
    expect(actor.getSnapshot().value).toBe('shown');
    clock.increment(1);
    expect(actor.getSnapshot()).toMatchObject({ value: 'loading', context: { because: 'botCheckExpired' } });
  });

  it('passes by proof of work, which reports its progress, and can return to the picture', async () => {
    const { actor, until } = play();
    await until('shown');
    actor.send({ type: 'workChosen' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'working', context: { share: 0.5 } });
    actor.send({ type: 'puzzleChosen' });
    await until('shown');
    actor.send({ type: 'workChosen' });
    expect((await until('passed')).output).toEqual({ pass: 'p1' });
  });

  it('knows nothing at first, and forgets a puzzle that is not shown any more', async () => {
    const { actor, until } = play();
    expect(actor.getSnapshot().context).toEqual({
      puzzle: undefined,
      because: undefined,
      slid: { x: 0, trail: [] },
      share: 0,
      failure: undefined,
      pass: '',
    });
    actor.send({ type: 'workChosen' });
    expect(actor.getSnapshot().value).toBe('working');
    actor.send({ type: 'puzzleChosen' });
    expect((await until('shown')).context.puzzle).toEqual(puzzle);
    actor.send({ type: 'refreshed' });
    expect(actor.getSnapshot().context.puzzle).toBeUndefined();
  });

  it('starts each proof of work at 0, without a failure', async () => {
    const { actor, until } = play({ checks: [{ kind: 'again', because: 'botCheckWrong' }, offline] });
    await until('shown');
    actor.send(slid);
    expect((await until('shown')).context.because).toBe('botCheckWrong');
    actor.send({ type: 'workChosen' });
    expect(actor.getSnapshot().context.because).toBeUndefined();
    await until('failed');
    const shares: number[] = [];
    actor.subscribe(({ context: { share, failure } }) => {
      if (failure === undefined) shares.push(share);
    });
    actor.send({ type: 'workChosen' });
    await until('passed');
    expect(shares[0]).toBe(0);
  });

  it('tells what failed, and goes on either way', async () => {
    const { actor, until } = play({ puzzles: [offline, offline], checks: [offline] });
    expect((await until('failed')).context.failure).toEqual({ code: 'network' });
    actor.send({ type: 'refreshed' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'loading', context: { failure: undefined } });
    await until('failed');
    actor.send({ type: 'workChosen' });
    expect(actor.getSnapshot().context.failure).toBeUndefined();
    expect((await until('failed')).context.failure).toEqual({ code: 'network' });
    actor.send({ type: 'workChosen' });
    expect((await until('passed')).output).toEqual({ pass: 'p1' });
  });

  it('reaches each of its states, and ends on a pass alone', () => {
    const events = [
      done('loading', { kind: 'puzzle', puzzle }),
      ...['checking', 'working'].flatMap((from) => [
        done(from, passed),
        done(from, { kind: 'again', because: 'botCheckWrong' }),
        done(from, offline),
      ]),
      ...['loading', 'checking', 'working'].map(broke),
      slid,
      { type: 'workChosen' },
      { type: 'puzzleChosen' },
      { type: 'refreshed' },
    ] as unknown as EventFrom<typeof botCheckMachine>[];
    const paths = getShortestPaths(botCheckMachine, { events });
    const states = new Set(paths.map(({ state }) => state.value));
    expect(states).toEqual(new Set(['loading', 'shown', 'checking', 'working', 'failed', 'passed']));
    for (const { state, steps } of paths.filter(({ state }) => state.value === 'passed')) {
      expect(state.output).toEqual({ pass: 'p1' });
      expect(steps.at(-1)?.event).toMatchObject({ output: passed });
    }
  });
});
