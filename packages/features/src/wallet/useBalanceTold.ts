import { useQueryClient } from '@tanstack/react-query';
import { askUntilAsNew, useScope } from '../app/index.ts';
import { balanceQuery } from './balance.queries.ts';

/** What to do when the ledger sequence of the balance is told: a balance that is older is asked for again (D36). */
export const useBalanceTold = (): ((sequence: number) => void) => {
  const scope = useScope();
  const client = useQueryClient();
  const { queryKey } = balanceQuery(scope);
  return (sequence) => void askUntilAsNew(client, queryKey, sequence);
};
