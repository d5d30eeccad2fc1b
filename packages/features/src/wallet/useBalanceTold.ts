import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { balanceQuery } from './balance.queries.ts';

/** How often the balance is asked for until it is as new as was told. */
const MOST_TRIES = 2;

/**
 * What to do when the ledger sequence of the balance is told: a balance that is older is asked for again, at once where the
 * player looks, otherwise on focus (D36).
 */
export const useBalanceTold = (): ((sequence: number) => void) => {
  const scope = useScope();
  const client = useQueryClient();
  const { queryKey } = balanceQuery(scope);
  const isOld = (sequence: number): boolean => (client.getQueryData(queryKey)?.sequence ?? -1) < sequence;
  const ask = async (sequence: number): Promise<void> => {
    // An answer that was on its way already may be older than what was told.
    for (let tries = 0; tries < MOST_TRIES && isOld(sequence) && focusManager.isFocused(); tries += 1)
      await client.invalidateQueries({ queryKey }, { cancelRefetch: false });
  };
  return (sequence) => void ask(sequence);
};
