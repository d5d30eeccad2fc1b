import type { CategoryCode } from '@baize/domain/categories';
import type { GatewayError } from '@baize/gateway-sdk';
import type { Game, Vendor } from '@baize/gateway-sdk/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { gatewayErrorOf, useScope } from '../app/index.ts';
import { gameListQuery, vendorsQuery } from './catalogue.queries.ts';
import { homeVendors, vendorOfGame, type CardVendor } from './catalogue.rules.ts';

export type HomeShelf = {
  readonly state: 'loading' | 'ready' | 'empty' | 'failed';
  readonly games: readonly Game[];
  /** At most eight vendors (REQ-175). */
  readonly vendors: readonly Vendor[];
  /** Returns the vendor of a game, even if it is not among `vendors`. */
  readonly vendorOf: (game: Game) => CardVendor | undefined;
  /** True while the vendors are loading; the games may arrive first. */
  readonly vendorsAwaited: boolean;
  /** Code of the selected vendor; undefined shows all. */
  readonly vendor: string | undefined;
  readonly chooseVendor: (vassalage: string | undefined) => void;
  readonly error: GatewayError | undefined;
  readonly retry: () => void;
};

const NO_GAMES: readonly Game[] = [];

/**
 * A shelf of home: the vendors of a category and the first page of its games (REQ-040). The games are fetched once
 * `wanted` is true. The lists are referentially stable until they change.
 */
export const useHomeShelf = (category: CategoryCode, wanted = true): HomeShelf => {
  const scope = useScope();
  const [vendor, chooseVendor] = useState<string | undefined>(undefined);
  const groups = useQuery(vendorsQuery(scope));
  const list = useQuery({ ...gameListQuery(scope, { category, vendor }), enabled: scope.ready && wanted });
  const games = list.data?.games ?? NO_GAMES;
  const vendors = useMemo(
    () => homeVendors(groups.data?.find((group) => group.category === category)?.vendors ?? []),
    [groups.data, category],
  );
  const vendorOf = useCallback((game: Game) => vendorOfGame(groups.data, game), [groups.data]);
  const loaded = games.length > 0 ? 'ready' : 'empty';
  return {
    state: list.data === undefined ? (list.isError ? 'failed' : 'loading') : loaded,
    games,
    vendors,
    vendorOf,
    vendorsAwaited: groups.isPending,
    vendor,
    chooseVendor,
    error: gatewayErrorOf(list.error),
    retry: () => {
      void list.refetch();
      if (groups.isError) void groups.refetch();
    },
  };
};
