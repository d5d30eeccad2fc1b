import type { Features } from '@baize/features/app';
import { guardedStorage } from '@baize/features/preferences';
import { FETCH_AFTER_MILLISECONDS } from '../site/lazyScreens.tsx';

/** The first cache that any page stores: when it is in the storage, this page is a reload. */
const FIRST_CACHE = 'gameVendor';

/**
 * Stores the session caches (D51). Its chunk loads at once on a reload, which renders the stored data, else after the
 * first load. Returns how to stop.
 */
export const keepSessionCaches = ({ queryClient, store, merchant }: Features): (() => void) => {
  const storage = guardedStorage(() => window.sessionStorage);
  let stop: (() => void) | undefined;
  let isWanted = true;
  const begin = async (): Promise<void> => {
    const { keepCaches } = await import('@baize/features/caches');
    if (isWanted) stop = keepCaches({ queryClient, store, merchant, storage });
  };
  const delay = storage.getItem(FIRST_CACHE) === null ? FETCH_AFTER_MILLISECONDS : 0;
  const timer = setTimeout(() => begin().catch(() => undefined), delay);
  return () => {
    isWanted = false;
    clearTimeout(timer);
    stop?.();
  };
};
