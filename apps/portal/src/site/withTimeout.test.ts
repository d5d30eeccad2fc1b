import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChunkFailure, withTimeout } from './withTimeout.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('waits 120 seconds for a chunk, then fails as loading-chunk-failed [REQ-039]', async () => {
  const settled = vi.fn<(error: unknown) => void>();
  const waiting = withTimeout(() => new Promise(() => {})).catch(settled);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(settled).toHaveBeenCalledWith(expect.any(ChunkFailure));
});

it('says the same when the chunk cannot be fetched [REQ-039]', async () => {
  const cause = new TypeError('fetch');
  const failure = { name: 'ChunkFailure', message: 'Loading chunk failed', cause };
  await expect(withTimeout(() => Promise.reject(cause))).rejects.toMatchObject(failure);
});

it.each([
  [[true, true], false],
  [[true, false], true],
  [[false, true], true],
])('notes a browser that is offline as the fetch begins or fails: %o', async ([begun, failed], wasOffline) => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(begun === true);
  const failing = async () => {
    await Promise.resolve();
    network.mockReturnValue(failed === true);
    throw new TypeError('fetch');
  };
  await expect(withTimeout(failing)).rejects.toMatchObject({ wasOffline });
  network.mockRestore();
});

it('answers the page and leaves no timer behind', async () => {
  await expect(withTimeout(() => Promise.resolve('page'))).resolves.toBe('page');
  expect(vi.getTimerCount()).toBe(0);
});
