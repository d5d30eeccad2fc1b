import type { Schemas } from '@baize/gateway-contract/client';
import type { Promotion } from './promotions.types.ts';

/** A promotion with its first picture. With `noExpiry`, the end date is dropped, whatever it says. */
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
