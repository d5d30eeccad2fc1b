import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** For what is shown while nobody answers: when it goes, all that failed meanwhile is asked for again. */
export const useRefetchAfterOutage = (): void => {
  const queryClient = useQueryClient();
  useEffect(
    () => () => void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' }),
    [queryClient],
  );
};
