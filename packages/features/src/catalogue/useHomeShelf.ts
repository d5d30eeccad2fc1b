import type { CategoryCode } from '@baize/domain/categories';
import type { GatewayError } from '@baize/gateway-sdk';
import type { Game, Vendor } from '@baize/gateway-sdk/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { faultOf, useScope } from '../app/index.ts';
import { gameListQuery, vendorsQuery } from './catalogue.queries.ts';
import { homeVendors, vendorOfGame, type CardVendor } from './catalogue.rules.ts';

export type HomeShelf = {
  readonly state: 'loading' | 'ready' | 'empty' | 'failed';
  readonly games: readonly Game[];
  /** At most eight (REQ-175). */
  readonly vendors: readonly Vendor[];
  /** The vendor of a game, also where it is not among these. */
  readonly vendorOf: (game: Game) => CardVendor | undefined;
  /** The vendors are still on their way, perhaps behind the games. */
  readonly vendorsAwaited: boolean;
  /** The vendor chosen among them; undefined shows all. */
  readonly vendor: string | undefined;
  readonly chooseVendor: (vassalage: string | undefined) => void;
  readonly error: GatewayError | undefined;
  readonly retry: () => void;
};

const NO_GAMES: readonly Game[] = [];

/**
 * A shelf of home: the vendors of a category and the first page of its games (REQ-040), which is asked for once the shelf
 * is `wanted`. Lists are the same ones until they change.
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
    error: faultOf(list.error),
    retry: () => {
      void list.refetch();
      if (groups.isError) void groups.refetch();
    },
  };
};
