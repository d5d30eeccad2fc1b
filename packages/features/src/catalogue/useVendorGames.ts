import type { CategoryCode } from '@baize/domain/categories';
import type { Game } from '@baize/gateway-sdk/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { gameListQuery } from './catalogue.queries.ts';
import { useVendorName } from './useVendorName.ts';

export type VendorGames = {
  readonly state: 'loading' | 'ready' | 'empty' | 'failed';
  /** The vendor's name, or its code until the name is known. */
  readonly vendorName: string;
  readonly games: readonly Game[];
  readonly retry: () => void;
};

/** The games behind the card of a vendor that opens as a list (REQ-192); a card that opens a list is none of them. */
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
