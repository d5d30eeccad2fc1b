import type { CategoryCode } from '@baize/domain/categories';
import type { Game } from '@baize/gateway-sdk/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { gameListQuery } from './catalogue.queries.ts';
import { useVendorName } from './useVendorName.ts';

export type VendorGames = {
  readonly state: 'loading' | 'ready' | 'empty' | 'failed';
  /** The vendor's name; its code until the name has loaded. */
  readonly vendorName: string;
  readonly games: readonly Game[];
  readonly retry: () => void;
};

/** The games behind a vendor card that opens a list (REQ-192), without cards that open lists themselves. */
export const useVendorGames = (vendor: string, category: CategoryCode): VendorGames => {
  const scope = useScope();
  const vendorName = useVendorName()(vendor);
  const list = useQuery(gameListQuery(scope, { category, vendor }));
  const games = list.data?.games.filter(({ opensList }) => !opensList) ?? [];
  const loaded = games.length > 0 ? 'ready' : 'empty';
  return {
    state: list.data === undefined ? (list.isError ? 'failed' : 'loading') : loaded,
    vendorName,
    games,
    retry: () => void list.refetch(),
  };
};
