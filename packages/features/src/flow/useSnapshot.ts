import { useCallback, useSyncExternalStore } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/** Subscribes to the snapshot of an actor; undefined without an actor. Throws the error of a failed actor. */
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
