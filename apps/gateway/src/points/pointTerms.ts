import type { PointWorth } from '@baize/domain/points';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { shareOf } from '../merchants/shareOf.ts';

/** Stake per point, as a share of the opening balance. */
const STAKED_SHARE = 0.001;
/** Value of 100 points, as a share of the opening balance: 1 % of the stake that earned them. */
const PAYS_SHARE = 0.001;
const WORTH_OF = 100;

/** Terms of points, in minor units: stake per point, value, and fewest points to convert. */
export type PointTerms = { readonly perPoint: bigint; readonly worth: PointWorth; readonly minimum: number };

/** The terms of a merchant's points, comparable in every currency. */
export const pointTermsOf = (merchant: Pick<ActiveMerchant, 'settings'>): PointTerms => ({
  perPoint: shareOf(merchant, STAKED_SHARE),
  worth: { points: WORTH_OF, pays: shareOf(merchant, PAYS_SHARE) },
  minimum: WORTH_OF,
});
