import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (notify: () => void): (() => void) => onlineManager.subscribe(notify);

/** True while the browser is offline. Queries pause and resume by themselves. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !onlineManager.isOnline(),
    () => false,
  );
