import type { Schemas } from '@baize/gateway-contract/client';
import type { Promotion } from './promotions.types.ts';

/** A promotion with its first picture; one that never ends has no end, whatever date stands in it. */
export const readPromotion = ({
  announcementImages: [picture],
  noExpiry,
  endDate,
  ...offer
}: Schemas['PromotionOffer']): Promotion => ({
  ...offer,
  image: picture?.url,
  endDate: noExpiry === 1 ? undefined : endDate,
});
