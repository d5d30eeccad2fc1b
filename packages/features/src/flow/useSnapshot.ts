import { useCallback, useSyncExternalStore } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/** What a chart says of itself now, and again whenever that changes; undefined without one. A fault of its own is thrown. */
export const useSnapshot = <Actor extends AnyActorRef | undefined>(
  actor: Actor,
): SnapshotFrom<NonNullable<Actor>> | Extract<Actor, undefined> => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = actor?.subscribe({ next: changed, error: changed });
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  const read = () => actor?.getSnapshot();
  const snapshot = useSyncExternalStore(subscribe, read, read);
  if (snapshot?.status === 'error') throw snapshot.error;
  return snapshot;
};
