import { useQueryClient } from '@tanstack/react-query';
import { refetchIfOlder, useScope } from '../app/index.ts';
import { balanceQuery } from './balance.queries.ts';

/** Returns a callback for pushed ledger sequences: a cached balance that is older is refetched (D36). */
export const useHandleBalanceEvent = (): ((sequence: number) => void) => {
  const scope = useScope();
  const client = useQueryClient();
  const { queryKey } = balanceQuery(scope);
  return (sequence) => void refetchIfOlder(client, queryKey, sequence);
};
