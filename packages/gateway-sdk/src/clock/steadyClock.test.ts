import { expect, it, vi } from 'vitest';
import { createSteadyClock } from './steadyClock.ts';

const start = () => {
  const [time, leapt] = [{ steady: 500, wall: 1_000_000 }, vi.fn<() => void>()];
  const clock = createSteadyClock(
    () => time.steady,
    () => time.wall,
  );
  clock.now();
  const pass = (steady: number, wall = steady): number => {
    time.steady += steady;
    time.wall += wall;
    return clock.now();
  };
  return { clock, pass, leapt, stop: clock.onLeap(leapt) };
};

it('follows the steady clock, and ignores differences below a second', () => {
  const { pass, leapt } = start();
  expect([pass(60_000), pass(1000, 1999), pass(1000, 1)]).toEqual([60_500, 61_500, 62_500]);
  expect(leapt).not.toHaveBeenCalled();
});

it('includes a sleep in which the steady clock paused, and calls the listeners', async () => {
  const { pass, leapt, stop } = start();
  expect([pass(10, 600_010), pass(1000)]).toEqual([600_510, 601_510]);
  await Promise.resolve();
  expect(leapt).toHaveBeenCalledTimes(1);
  stop();
  pass(0, 5000);
  await Promise.resolve();
  expect(leapt).toHaveBeenCalledTimes(1);
});

it('never goes back when the machine’s clock is set back, and calls the listeners', async () => {
  const { pass, leapt } = start();
  expect(pass(1000, -3_600_000)).toBe(1500);
  await Promise.resolve();
  expect(leapt).toHaveBeenCalledTimes(1);
});
