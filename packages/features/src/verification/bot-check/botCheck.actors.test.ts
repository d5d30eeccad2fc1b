import { failed, gatewayStub, refused, unreachable } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { AnyActorLogic } from 'xstate';
import { eventually, settled } from '../../testing/eventually.ts';
import { botCheckActors } from './botCheck.actors.ts';

const lengths = { width: 320, height: 160, pieceSize: 52, top: 8, expiresInSeconds: 180 };
const slider = { kind: 'slider', picture: 'cG5n', piece: 'cG5o', ...lengths } as const;
const work = { kind: 'work', challenge: 'c', difficulty: 1, expiresInSeconds: 180 } as const;
const slid = { x: 150, trail: [{ x: 150, t: 0 }] };

const effects = (stubs: Stubs) => {
  const gateway = gatewayStub(stubs);
  return { ...botCheckActors(gateway), gateway };
};
const run = (logic: AnyActorLogic, input?: unknown): Promise<unknown> =>
  toPromise(createActor(logic, { input }).start());

it('fetches a puzzle, or says why there is none', async () => {
  const puzzle = { picture: 'data:image/png;base64,cG5n', piece: 'data:image/png;base64,cG5o', ...lengths };
  expect(await run(effects({ getBotCheck: slider }).fetchPuzzle)).toEqual({ kind: 'puzzle', puzzle });
  expect(await run(effects({ getBotCheck: failed(404) }).fetchPuzzle)).toMatchObject({
    kind: 'refused',
    refusal: { code: 'http' },
  });
});

it('sends the trail of the piece, for a pass', async () => {
  const { check, gateway } = effects({ answerBotCheck: { pass: 'p1' } });
  expect(await run(check, slid)).toEqual({ kind: 'passed', pass: 'p1' });
  expect(gateway.asked).toMatchObject([{ body: { kind: 'slider', ...slid } }]);
});

it.each(['botCheckWrong', 'botCheckExpired'] as const)('has another puzzle after %s', async (code) => {
  expect(await run(effects({ answerBotCheck: refused(code) }).check, slid)).toEqual({ kind: 'again', because: code });
});

it('has failed when the answer does not come through', async () => {
  expect(await run(effects({ answerBotCheck: unreachable }).check, slid)).toMatchObject({
    kind: 'refused',
    refusal: { code: 'network' },
  });
});

it('works in the place of the puzzle, and says how far it is likely to have come', async () => {
  const report = vi.fn<(share: number) => void>();
  const { work: works, gateway } = effects({
    getBotCheck: { ...work, challenge: 'c-1', difficulty: 9 },
    answerBotCheck: { pass: 'p1' },
  });
  expect(await run(works, { report })).toEqual({ kind: 'passed', pass: 'p1' });
  const { n } = (gateway.asked[1]?.body ?? {}) as { n: number };
  expect(gateway.asked[1]).toMatchObject({ id: 'answerBotCheck', body: { kind: 'work', n: expect.any(Number) } });
  const breaths = Math.floor(n / 128);
  expect(report.mock.calls).toEqual(
    Array.from({ length: breaths }, (_, done) => [1 - Math.exp(-((done + 1) * 128) / 512)]),
  );
  expect(breaths).toBeGreaterThan(0);
});

it('is refused when the task of the proof of work fails to load', async () => {
  const { work: works, gateway } = effects({ getBotCheck: failed(404) });
  expect(await run(works, { report: () => {} })).toMatchObject({ kind: 'refused', refusal: { code: 'http' } });
  expect(gateway.asked).toHaveLength(1);
});

const never = () => new Promise<never>(() => {});

it('is aborted when its actor stops', async () => {
  const { fetchPuzzle, check, work: works } = effects({ getBotCheck: never, answerBotCheck: never });
  const running = [
    createActor(fetchPuzzle).start(),
    createActor(check, { input: slid }).start(),
    createActor(works, { input: { report: () => {} } }).start(),
  ];
  await eventually(() => expect(vi.getTimerCount()).toBe(3));
  for (const actor of running) actor.stop();
  await settled();
  expect(vi.getTimerCount()).toBe(0);
});
