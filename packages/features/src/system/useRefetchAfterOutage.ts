import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Used by the outage screen: refetches all failed queries when it unmounts. */
export const useRefetchAfterOutage = (): void => {
  const queryClient = useQueryClient();
  useEffect(
    () => () => void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' }),
    [queryClient],
  );
};
