import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useScope } from '../app/index.ts';
import { vendorsQuery } from './catalogue.queries.ts';
import { vendorOfGame } from './catalogue.rules.ts';

/** Returns a function from a game to its vendor; it returns undefined until the vendors have loaded. */
export const useVendorOf = () => {
  const { data } = useQuery(vendorsQuery(useScope()));
  return useCallback(
    (game: { readonly vendor: string; readonly category: string }) => vendorOfGame(data, game),
    [data],
  );
};
