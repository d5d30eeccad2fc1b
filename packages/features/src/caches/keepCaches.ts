import type { QueryClient } from '@tanstack/react-query';
import { sessionTokenAtom, type KeyValueStorage, type Store } from '../app/index.ts';
import { cacheOf, caches, serialiseCached, parseCached } from './caches.rules.ts';

type Surroundings = {
  readonly queryClient: QueryClient;
  readonly store: Store;
  readonly merchant: string;
  readonly storage: KeyValueStorage;
};

/**
 * Puts the responses stored by an earlier page of this session into the query cache and refetches them. Queries that
 * already have data keep it.
 */
const showKept = ({ queryClient, store, merchant, storage }: Surroundings): void => {
  const token = store.get(sessionTokenAtom);
  for (const cache of caches) {
    const text = storage.getItem(cache.name);
    if (text === null) continue;
    const kept = parseCached(cache, text, { merchant, token });
    if (kept === undefined) {
      storage.removeItem(cache.name);
    } else if (queryClient.getQueryData(kept.key) === undefined) {
      queryClient.setQueryData(kept.key, kept.value);
      // A fetch in flight is not cancelled.
      void queryClient.invalidateQueries({ queryKey: kept.key, exact: true }, { cancelRefetch: false });
    }
  }
};

/**
 * Stores the responses of the specification's session caches in session storage, and restores those of an earlier page
 * of the session (REQ-084, REQ-188, D51). Session storage is cleared when the session ends (REQ-087). Returns a
 * function that unsubscribes.
 */
export const keepCaches = (surroundings: Surroundings): (() => void) => {
  const { queryClient, storage } = surroundings;
  showKept(surroundings);
  const keep = (key: readonly unknown[], value: unknown): void => {
    const cache = cacheOf(key);
    if (cache !== undefined && value !== undefined) storage.setItem(cache.name, serialiseCached(key, value));
  };
  const queries = queryClient.getQueryCache();
  for (const { queryKey, state } of queries.getAll()) keep(queryKey, state.data);
  return queries.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    keep(event.query.queryKey, event.action.data);
  });
};
