import type { CategoryCode } from '@baize/domain/categories';
import shares from './data/turnoverShares.json' with { type: 'json' };

const WHOLE = 10_000n;

/** Share of a stake that counts as turnover, per category, in hundredths of a per cent. */
export const turnoverShares: Readonly<Record<CategoryCode, number>> = shares;

/** Turnover of a stake on a game of a category, rounded down. */
export const turnoverOfStake = (staked: bigint, category: CategoryCode): bigint =>
  (staked * BigInt(turnoverShares[category])) / WHOLE;
