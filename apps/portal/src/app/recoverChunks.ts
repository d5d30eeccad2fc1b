import type { KeyValueStorage } from '@baize/features/preferences';

const MARK = 'chunkReload';
const ONCE_IN_SECONDS = 60;

/**
 * Whether a failed chunk should reload the page: once, since a new release replaces the old one's chunks, and not again
 * within a minute, so that a broken network never loops (D33). Remembers its yes.
 */
export function mayReload(storage: Pick<KeyValueStorage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(MARK) ?? 0);
  if (now - last < ONCE_IN_SECONDS * 1000) return false;
  storage.setItem(MARK, String(now));
  return storage.getItem(MARK) === String(now);
}

/**
 * Reloads once when Vite cannot load a chunk or a style of one; otherwise lets the failure reach the screen. Without a
 * network a reload would only lose the page and what was typed in it.
 */
export function recoverChunks(browser: Window, storage: KeyValueStorage): void {
  browser.addEventListener('vite:preloadError', (event) => {
    if (!browser.navigator.onLine || !mayReload(storage, Date.now())) return;
    event.preventDefault();
    browser.location.reload();
  });
}
