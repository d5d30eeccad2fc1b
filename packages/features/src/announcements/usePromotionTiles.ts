import type { Banner } from '@baize/gateway-sdk/announcements';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { announcementsQuery } from './announcements.queries.ts';

/** Number of promotions that home shows. */
const TILES = 2;

type PromotionTiles = {
  readonly tiles: readonly Banner[];
  /** True once the promotions have loaded or failed to load. */
  readonly isKnown: boolean;
};

/** The first promotions of the merchant, for home (REQ-040, REQ-234). */
export const usePromotionTiles = (): PromotionTiles => {
  const { data, isPending } = useQuery(announcementsQuery(useScope()));
  return { tiles: data?.promotions.slice(0, TILES) ?? [], isKnown: !isPending };
};
