import type { KeyValueStorage } from '@baize/features/preferences';

const MARK = 'chunkReload';
const ONCE_IN_SECONDS = 60;

/**
 * True when a failed chunk may reload the page, since a new release replaces the chunks of the old one. At most once a
 * minute, and only where storage works, so that a broken network never loops (D33). Stores the time.
 */
export const mayReload = (storage: Pick<KeyValueStorage, 'getItem' | 'setItem'>, now: number): boolean => {
  const last = Number(storage.getItem(MARK) ?? 0);
  if (now - last < ONCE_IN_SECONDS * 1000) return false;
  storage.setItem(MARK, String(now));
  return storage.getItem(MARK) === String(now);
};

/**
 * Reloads once when Vite fails to load a chunk or its styles; otherwise the error reaches the screen. Offline it never
 * reloads, which would lose the page and what was typed in it.
 */
export const recoverChunks = (browser: Window, storage: KeyValueStorage): void => {
  browser.addEventListener('vite:preloadError', (event) => {
    if (!browser.navigator.onLine || !mayReload(storage, Date.now())) return;
    event.preventDefault();
    browser.location.reload();
  });
};
