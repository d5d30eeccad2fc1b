import type { Banner } from '@baize/gateway-sdk/announcements';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { promotionTilesQuery } from './promotionTiles.queries.ts';

/** Home shows so many. */
const TILES = 2;

type PromotionTiles = {
  readonly tiles: readonly Banner[];
  /** They are there, or cannot be had: nothing more comes. */
  readonly isKnown: boolean;
};

/** The first promotions of the merchant, for home (REQ-040, REQ-234). */
export const usePromotionTiles = (): PromotionTiles => {
  const { data = [], isPending } = useQuery(promotionTilesQuery(useScope()));
  return { tiles: data.slice(0, TILES), isKnown: !isPending };
};
