import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSettling } from './startSettling.ts';

type Services = Parameters<typeof startSettling>[0];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A fake database that returns merchants with open bets and counts the queries. */
const databaseOf = (answer: () => Promise<{ merchant: string }[]>) => {
  let asked = 0;
  const where = () => {
    asked += 1;
    return answer();
  };
  const services = {
    database: { owner: { selectDistinct: () => ({ from: () => ({ where }) }) } },
    merchants: { find: async () => undefined },
    clock: { now: () => 0 },
  } as unknown as Services;
  return { services, asked: () => asked };
};

it('settles each second, and goes on after an error, which it reports', async () => {
  const error = new Error('the database is away');
  const { services, asked } = databaseOf(() => Promise.reject(error));
  const report = vi.fn();
  const stop = startSettling(services, report);
  await vi.advanceTimersByTimeAsync(999);
  expect(asked()).toBe(0);
  await vi.advanceTimersByTimeAsync(1001);
  expect([asked(), report.mock.calls]).toEqual([2, [[error], [error]]]);
  await stop();
});

it('passes over a merchant that is gone', async () => {
  const { services } = databaseOf(async () => [{ merchant: 'gone' }]);
  const report = vi.fn();
  const stop = startSettling(services, report);
  await vi.advanceTimersByTimeAsync(1000);
  expect(report).not.toHaveBeenCalled();
  await stop();
});

it('settles nothing more once it is stopped', async () => {
  const { services, asked } = databaseOf(async () => []);
  await startSettling(services, vi.fn())();
  await vi.advanceTimersByTimeAsync(5000);
  expect([asked(), vi.getTimerCount()]).toEqual([0, 0]);
});

it('finishes the pass in progress when it is stopped, and starts no other', async () => {
  const { promise, resolve } = Promise.withResolvers<{ merchant: string }[]>();
  const { services, asked } = databaseOf(() => promise);
  const stop = startSettling(services, vi.fn());
  await vi.advanceTimersByTimeAsync(1000);
  let stopped = false;
  const stopping = stop().then(() => (stopped = true));
  await vi.advanceTimersByTimeAsync(10);
  expect(stopped).toBe(false);
  resolve([]);
  await stopping;
  await vi.advanceTimersByTimeAsync(5000);
  expect([asked(), vi.getTimerCount()]).toEqual([1, 0]);
});
