import { expect, it, vi } from 'vitest';
import { mayReload, recoverChunks } from './recoverChunks.ts';

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
};

it('reloads once for a failed chunk, not again within a minute [REQ-039]', () => {
  const kept = storage();
  expect(mayReload(kept, 1_000_000)).toBe(true);
  expect(mayReload(kept, 1_059_999)).toBe(false);
  expect(mayReload(kept, 1_060_000)).toBe(true);
});

it('does not reload where nothing can be remembered, since it could not stop', () => {
  expect(mayReload({ getItem: () => null, setItem: () => undefined }, 1_000_000)).toBe(false);
});

/** A browser in which `fail` fails a chunk, and returns true when the error is kept from the screen. */
const browserThat = (isOnline: boolean) => {
  const reload = vi.fn<() => void>();
  const facts = { navigator: { onLine: isOnline }, location: { reload } };
  const browser = Object.assign(new EventTarget(), facts) as unknown as Window;
  const fail = () => !browser.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  return { browser, reload, fail };
};

it('loads the page anew in place of the failure, and lets the next one reach the screen [REQ-039]', () => {
  const { browser, reload, fail } = browserThat(true);
  recoverChunks(browser, storage());
  expect([fail(), fail()]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledOnce();
});

it('keeps the page, and what was typed in it, where there is no network to load another from [REQ-039]', () => {
  const { browser, reload, fail } = browserThat(false);
  recoverChunks(browser, storage());
  expect(fail()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
