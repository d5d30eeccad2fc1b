import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (notify: () => void): (() => void) => onlineManager.subscribe(notify);

/** True while the browser has no network. Queries then wait, and run by themselves once it is back. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !onlineManager.isOnline(),
    () => false,
  );
