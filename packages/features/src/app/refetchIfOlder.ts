import { focusManager } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Maximum number of refetches per announced sequence. */
const MOST_TRIES = 2;

/**
 * Refetches a cached answer that is older than an announced ledger sequence, while the window has the focus; without
 * it, the query's own refetch on focus follows (D36).
 */
export const refetchIfOlder = async (client: QueryClient, queryKey: QueryKey, sequence: number): Promise<void> => {
  const isOld = (): boolean =>
    (client.getQueryData<{ readonly sequence: number }>(queryKey)?.sequence ?? -1) < sequence;
  // A response already in flight may be older than the announced sequence.
  for (let tries = 0; tries < MOST_TRIES && isOld() && focusManager.isFocused(); tries += 1)
    await client.invalidateQueries({ queryKey }, { cancelRefetch: false });
};
