import { focusManager } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** How often an answer is asked for until it is as new as was told. */
const MOST_TRIES = 2;

/**
 * Asks again for an answer that is older than a ledger sequence which was told: at once where the player looks, otherwise
 * on focus (D36).
 */
export const askUntilAsNew = async (client: QueryClient, queryKey: QueryKey, sequence: number): Promise<void> => {
  const isOld = (): boolean =>
    (client.getQueryData<{ readonly sequence: number }>(queryKey)?.sequence ?? -1) < sequence;
  // An answer that was on its way already may be older than what was told.
  for (let tries = 0; tries < MOST_TRIES && isOld() && focusManager.isFocused(); tries += 1)
    await client.invalidateQueries({ queryKey }, { cancelRefetch: false });
};
