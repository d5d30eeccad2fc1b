import { operations } from '@baize/gateway-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { effectCases, rowsWritten } from '../testing/effects.ts';
import type { EffectCase } from '../testing/effects.ts';
import { inLanes } from '../testing/inLanes.ts';
import { killsOf } from '../testing/killAt.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ isAlone: true });
});
afterAll(() => gateway.close());

const KEY = 'one-key-of-one-effect';
/** Upper bound of steps at which a call can be killed: statements, commits and work after them. */
const MOST_STEPS = 60;

/** A world whose player has two sessions. */
const worldOf = async ({ wish = {} }: EffectCase) => {
  const world = await newWorldAt(gateway, 'alpha', { as: 'player', ...wish });
  const phone = { token: world.token ?? '', key: KEY };
  const laptop = { token: await world.visitor.tokenOf('player', 'Player2026'), key: KEY };
  const before = await rowsWritten(gateway, world.id);
  const added = async () => (await rowsWritten(gateway, world.id)).map((rows, at) => rows - (before[at] ?? 0));
  return { world, phone, laptop, added };
};

it('every operation that the contract calls idempotent is tried here', () => {
  const named = operations.filter(({ idempotent }) => idempotent).map(({ operationId }) => operationId);
  expect(Object.keys(effectCases).sort()).toEqual(named.sort());
});

describe.each(Object.entries(effectCases))('%s', (_, effect) => {
  it('happens once per key, in any session, concurrently or repeated, and refuses a different request', async () => {
    const { world, phone, laptop, added } = await worldOf(effect);
    const first = await effect.send(world, phone);
    expect(first.success).toBe(true);
    const once = await added();
    expect(once.some((rows) => rows > 0) || JSON.stringify(first.value).includes('claimed')).toBe(true);
    expect((await effect.send(world, laptop)).value).toEqual(first.value);
    const other = await effect.other(world, laptop);
    expect(other).toMatchObject({ status: 409, value: { code: 'idempotencyConflict' } });
    expect(await added()).toEqual(once);

    const race = await worldOf(effect);
    const tries = [race.phone, race.laptop, race.phone, race.laptop];
    const answers = await Promise.all(tries.map((by) => effect.send(race.world, by)));
    expect(new Set(answers.map(({ value }) => JSON.stringify(value))).size).toBe(1);
    expect(await race.added()).toEqual(once);
  });

  it('happens once, whichever statement the gateway is killed at', async () => {
    const unharmed = await worldOf(effect);
    await effect.send(unharmed.world, unharmed.phone);
    const once = await unharmed.added();
    const nothing = once.map(() => 0);
    const kill = killsOf(gateway.database);
    let survived = 0;
    await inLanes(
      Array.from({ length: MOST_STEPS }, (_step, at) => at + 1),
      async (nth) => {
        if (survived > 0) return;
        const { world, phone, laptop, added } = await worldOf(effect);
        const killing = kill(world.id, nth);
        const answer = await effect.send(world, phone);
        killing.stop();
        if (!killing.isKilled()) survived += 1;
        expect(answer.success).toBe(!killing.isKilled());
        expect([nothing, once]).toContainEqual(await added());
        await world.advance(61_000);
        expect((await effect.send(world, laptop)).success).toBe(true);
        expect(await added()).toEqual(once);
      },
    );
    expect(survived).toBeGreaterThan(0);
  }, 60_000);
});
