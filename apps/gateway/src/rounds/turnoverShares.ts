import type { CategoryCode } from '@baize/domain/categories';
import shares from './data/turnoverShares.json' with { type: 'json' };

const WHOLE = 10_000n;

/** What part of a stake counts, per category, in hundredths of a per cent. */
export const turnoverShares: Readonly<Record<CategoryCode, number>> = shares;

/** What counts of a stake on a game of a category, rounded down. */
export const turnoverOfStake = (staked: bigint, category: CategoryCode): bigint =>
  (staked * BigInt(turnoverShares[category])) / WHOLE;
