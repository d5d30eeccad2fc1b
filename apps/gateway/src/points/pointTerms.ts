import type { PointWorth } from '@baize/domain/points';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { shareOf } from '../merchants/shareOf.ts';

/** What is staked for a point, as a share of what members begin with. */
const STAKED_SHARE = 0.001;
/** What a hundred points pay, as such a share: a hundredth of what they were earned by. */
const PAYS_SHARE = 0.001;
const WORTH_OF = 100;

/** How points are earned and what they are worth, in minor units of the merchant's currency. */
export type PointTerms = { readonly perPoint: bigint; readonly worth: PointWorth; readonly minimum: number };

/** The terms of a merchant's points, worth the same in every currency. */
export const pointTermsOf = (merchant: Pick<ActiveMerchant, 'settings'>): PointTerms => ({
  perPoint: shareOf(merchant, STAKED_SHARE),
  worth: { points: WORTH_OF, pays: shareOf(merchant, PAYS_SHARE) },
  minimum: WORTH_OF,
});
