import type { ActiveMerchant } from './merchants.types.ts';

const LEAST = 1n;

/**
 * An amount as a share of the opening balance, so that it is comparable in every currency. Rounded down to one
 * significant digit; never 0.
 */
export const shareOf = ({ settings }: Pick<ActiveMerchant, 'settings'>, share: number): bigint => {
  const exact = BigInt(Math.round(Number(settings.sandbox.openingBalance) * share));
  const step = 10n ** BigInt(Math.max(exact.toString().length - 1, 0));
  const round = (exact / step) * step;
  return round > LEAST ? round : LEAST;
};
