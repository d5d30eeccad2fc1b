import type { CategoryCode } from '@baize/domain/categories';
import { isCategoryCode } from '@baize/domain/categories';
import type { CallOptions } from '../gateway.types.ts';
import { fieldsOf } from '../transport/read.ts';
import type { Transport } from '../transport/transport.types.ts';
import type { GameFilter } from './catalogue.types.ts';
import { readGamePage, readGames, readVendors } from './readGames.ts';

const PLATFORM = 'flash,html5-desktop';

/** `undefined` as a value means that the vendor has no category. */
type VendorCategory = { readonly gameType: CategoryCode | undefined };

const categoryOf = (value: unknown): VendorCategory | undefined => {
  const fields = fieldsOf(value);
  if (fields === undefined) return undefined;
  return { gameType: isCategoryCode(fields['gameType']) ? fields['gameType'] : undefined };
};

/** Vendors and games (REQ-184…186). */
export const gamesCalls = ({ call, merchant, language }: Transport) => ({
  vendors: (_input?: undefined, options?: CallOptions) =>
    call('getGameVendors', { query: { merchantCode: merchant() } }, readVendors, options),
  list: ({ gameName, ...filter }: GameFilter = {}, options?: CallOptions) =>
    call(
      'getGameList',
      {
        query: {
          clientType: 3,
          platform: PLATFORM,
          merchant: merchant(),
          language: language(),
          ...filter,
          gameName: gameName?.trim() || undefined,
        },
      },
      readGamePage,
      options,
    ),
  hot: ({ vassalage }: { readonly vassalage?: string | undefined } = {}, options?: CallOptions) =>
    call(
      'getHotGames',
      { query: { merchantCode: merchant(), isPlatform: 2, vassalage, platform: PLATFORM, language: language() } },
      readGames,
      options,
    ),
  recent: (_input?: undefined, options?: CallOptions) => call('getRecentGames', {}, readGames, options),
  gameType: ({ vassalage }: { readonly vassalage: string }, options?: CallOptions) =>
    call('getVassalageGameType', { query: { vassalage } }, categoryOf, options),
});
