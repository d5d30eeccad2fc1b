import type { ActiveMerchant } from './merchants.types.ts';

const LEAST = 1n;

/**
 * An amount as a share of what the merchant's members begin with, so that it is worth the same in every currency; written
 * with one digit that is not nothing, as people would.
 */
export const shareOf = ({ settings }: Pick<ActiveMerchant, 'settings'>, share: number): bigint => {
  const exact = BigInt(Math.round(Number(settings.sandbox.openingBalance) * share));
  const step = 10n ** BigInt(Math.max(exact.toString().length - 1, 0));
  const round = (exact / step) * step;
  return round > LEAST ? round : LEAST;
};
