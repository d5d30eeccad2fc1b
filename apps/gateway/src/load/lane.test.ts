import { array, assert, asyncProperty, boolean, integer, nat, record } from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLane } from './lane.ts';
import type { Leave, NoTurn } from './lane.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const limits = { atOnce: 1, waiting: 2, longestMs: 500 };

const turnOf = async (entered: Promise<Leave | NoTurn>): Promise<Leave> => {
  const turn = await entered;
  if (typeof turn === 'string') throw new Error(`there is no turn: ${turn}`);
  return turn;
};

it('gives turns in the order of arrival, and refuses beyond its queue', async () => {
  const lane = openLane(limits);
  const order: string[] = [];
  const first = await turnOf(lane.enter());
  const second = turnOf(lane.enter()).then((leave) => (order.push('second'), leave));
  const third = turnOf(lane.enter()).then((leave) => (order.push('third'), leave));
  expect(await lane.enter()).toBe('full');
  expect(order).toEqual([]);
  first();
  first();
  (await second)();
  (await third)();
  expect(order).toEqual(['second', 'third']);
  (await turnOf(lane.enter()))();
});

it('gives up a call that has waited too long', async () => {
  const lane = openLane(limits);
  const first = await turnOf(lane.enter());
  const second = lane.enter();
  await vi.advanceTimersByTimeAsync(499);
  const third = turnOf(lane.enter());
  await vi.advanceTimersByTimeAsync(1);
  expect(await second).toBe('late');
  first();
  (await third)();
});

it('shortens the wait once no turn was prompt for twice the longest wait, until refusals cease', async () => {
  const lane = openLane({ ...limits, standingMs: 50 });
  let leave = await turnOf(lane.enter());
  let waiting = lane.enter();
  /** Ends a call after 400 ms of work; another enters as it leaves. */
  const workOn = async (): Promise<'turn' | NoTurn> => {
    await vi.advanceTimersByTimeAsync(400);
    const next = lane.enter();
    leave();
    const turn = await waiting;
    waiting = next;
    if (typeof turn === 'string') return turn;
    leave = turn;
    return 'turn';
  };
  expect([await workOn(), await workOn(), await workOn()]).toEqual(['turn', 'turn', 'late']);
  // The newest call gets the place of the late one: the queue is empty, yet the overload has not ended.
  leave = await turnOf(waiting);
  waiting = lane.enter();
  expect(await workOn()).toBe('late');
  (await turnOf(waiting))();
  await vi.advanceTimersByTimeAsync(limits.longestMs);
  leave = await turnOf(lane.enter());
  waiting = lane.enter();
  expect(await workOn()).toBe('turn');
});

it('drops a call whose caller has gone, before and while it waits', async () => {
  const lane = openLane(limits);
  const first = await turnOf(lane.enter());
  expect(await lane.enter(AbortSignal.abort())).toBe('gone');
  const caller = new AbortController();
  const second = lane.enter(caller.signal);
  const third = turnOf(lane.enter());
  caller.abort();
  expect(await second).toBe('gone');
  const fourth = turnOf(lane.enter());
  first();
  (await third)();
  (await fourth)();
});

it('never has more at work than it may, and gives every place back', async () => {
  vi.useRealTimers();
  const callers = array(record({ ticks: nat(5), goes: boolean() }), { maxLength: 30 });
  await assert(
    asyncProperty(callers, integer({ min: 1, max: 4 }), nat(6), async (all, atOnce, waiting) => {
      const lane = openLane({ atOnce, waiting, longestMs: 1000 });
      let running = 0;
      const call = async ({ ticks, goes }: { ticks: number; goes: boolean }): Promise<void> => {
        const caller = new AbortController();
        const entered = lane.enter(caller.signal);
        if (goes) caller.abort();
        const leave = await entered;
        if (typeof leave === 'string') return;
        running += 1;
        expect(running).toBeLessThanOrEqual(atOnce);
        for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
        running -= 1;
        leave();
      };
      await Promise.all(all.map(call));
      const again = await Promise.all(Array.from({ length: atOnce }, () => lane.enter()));
      expect(again.every((turn) => typeof turn === 'function')).toBe(true);
    }),
  );
});
