import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { shareOf } from '../merchants/shareOf.ts';
import rule from './data/referral.json' with { type: 'json' };

/** Terms of an invitation, in minor units of the merchant's currency. */
export type ReferralTerms = {
  readonly rule: string;
  readonly reward: bigint;
  readonly required: bigint;
  readonly times: number;
};

/** Today's terms. Rewards and conditions are data, as shares of the opening balance. */
export const referralTermsOf = (merchant: Pick<ActiveMerchant, 'settings'>): ReferralTerms => ({
  rule: rule.id,
  reward: shareOf(merchant, rule.reward),
  required: shareOf(merchant, rule.deposited),
  times: rule.times,
});
