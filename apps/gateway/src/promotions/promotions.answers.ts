import type { LanguageCode } from '@baize/domain/languages';
import type { Announcement } from '../announcements/announcements.store.ts';
import type { Call } from '../kernel/gateway.types.ts';
import { promotionPath } from '../pictures/paths.ts';
import { inLanguage } from '../words/inLanguage.ts';
import { rewardOf } from './offers.ts';
import type { Offer } from './offers.ts';
import { statusOf } from './promotionStatus.ts';
import type { Entry } from './promotionStatus.ts';

/** A promotion with its offer, the member's entry and the stake that counts. */
export type FoundPromotion = {
  readonly row: Announcement;
  readonly offer: Offer;
  readonly entry: Entry | undefined;
  staked: bigint;
};

/** Serialises a promotion with its status for the caller. */
export const toPromotionAnswer = (
  { row, offer, entry, staked }: FoundPromotion,
  { merchant, now }: Call,
  language: LanguageCode,
) => {
  const status = statusOf(offer, row, { entry, staked, now });
  return {
    id: row.id,
    title: inLanguage(row.titles, language),
    content: inLanguage(row.contents, language),
    announcementImages: [{ url: promotionPath(row.id, language) }],
    kind: offer.kind,
    status,
    startDate: row.starts_at.toISOString(),
    ...(row.ends_at === null ? {} : { endDate: row.ends_at.toISOString() }),
    noExpiry: row.ends_at === null ? (1 as const) : (0 as const),
    reward: ((entry?.state === 'joined' ? null : entry?.paid) ?? rewardOf(offer)).toString(),
    currency: merchant.settings.sandbox.currency,
    ...(offer.kind === 'join' && entry?.state === 'joined'
      ? { progress: { done: staked.toString(), required: offer.required.toString() } }
      : {}),
  };
};
