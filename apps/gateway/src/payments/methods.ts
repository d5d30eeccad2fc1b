import { lawOf } from '@baize/domain/jurisdictions';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { shareOf } from '../merchants/shareOf.ts';
import type { BonusTerms } from '../wallet/bonuses.store.ts';
import type { PaymentKind, UsdtNetwork } from './provider.types.ts';
import seeds from './data/methods.json' with { type: 'json' };
import promotionSeeds from './data/depositPromotions.json' with { type: 'json' };

export type Direction = 'deposit' | 'withdrawal';

type Merchant = Pick<ActiveMerchant, 'settings'>;

/** Terms of a method in one direction, in minor units. */
export type MethodTerms = {
  readonly id: string;
  readonly kind: PaymentKind;
  readonly networks: readonly UsdtNetwork[];
  readonly lowest: bigint;
  readonly highest: bigint;
  readonly fee: { readonly hundredths: number; readonly lowest: bigint };
  readonly expiresInSeconds: number;
};

type Seed = {
  readonly id: string;
  readonly kind: string;
  readonly networks?: readonly string[];
} & Readonly<
  Record<
    Direction,
    { lowest: number; highest: number; hundredths: number; lowestFee: number; expiresInSeconds?: number }
  >
>;

const WHOLE = 10_000n;
const PRESET_SHARES = [0.05, 0.1, 0.5, 1, 5];

const known: readonly Seed[] = seeds;

const termsOf = (merchant: Merchant, seed: Seed, direction: Direction): MethodTerms => {
  const { lowest, highest, hundredths, lowestFee, expiresInSeconds = 0 } = seed[direction];
  return {
    id: seed.id,
    kind: seed.kind as PaymentKind,
    networks: (seed.networks ?? []) as readonly UsdtNetwork[],
    lowest: shareOf(merchant, lowest),
    highest: shareOf(merchant, highest),
    fee: { hundredths, lowest: lowestFee === 0 ? 0n : shareOf(merchant, lowestFee) },
    expiresInSeconds,
  };
};

/** The methods of a merchant in their order. */
export const methodsOf = (merchant: Merchant, direction: Direction): MethodTerms[] =>
  known.map((seed) => termsOf(merchant, seed, direction));

export const methodOf = (merchant: Merchant, direction: Direction, id: string): MethodTerms | undefined =>
  methodsOf(merchant, direction).find((method) => method.id === id);

/** The fee on an amount, rounded up to a minor unit. */
export const feeOf = ({ fee }: MethodTerms, amount: bigint): bigint => {
  const share = (amount * BigInt(fee.hundredths) + WHOLE - 1n) / WHOLE;
  return share > fee.lowest ? share : fee.lowest;
};

/** The nearest amount within the limits; undefined for an amount within them. */
export const nearestAllowed = (
  { lowest, highest }: Pick<MethodTerms, 'lowest' | 'highest'>,
  amount: bigint,
): bigint | undefined => {
  if (amount < lowest) return lowest;
  return amount > highest ? highest : undefined;
};

/** Amounts to offer within the limits of any method. */
export const presetsOf = (merchant: Merchant): bigint[] => [
  ...new Set(PRESET_SHARES.map((share) => shareOf(merchant, share))),
];

/** A bonus that can be chosen with a deposit, in minor units. */
export type DepositPromotion = {
  readonly id: string;
  readonly hundredths: number;
  readonly highest: bigint;
  readonly lowestDeposit: bigint;
  /** Deposit and bonus must be wagered so many times. */
  readonly times: number;
  /** How its bonus is spent and how it ends. */
  readonly terms: BonusTerms;
};

/** Times that deposit and bonus are wagered at most, where the law allows the bonus alone so many times. */
const mostTimesOf = (hundredths: number, times: number): number =>
  Math.floor((times * hundredths) / (Number(WHOLE) + hundredths));

/** Bonuses that a merchant offers with deposits, within its law; none where that forbids bonuses. */
export const depositPromotionsOf = (merchant: Merchant): DepositPromotion[] => {
  const { bonuses } = lawOf(merchant.settings.jurisdiction);
  if (bonuses === 'none') return [];
  return promotionSeeds.map(({ id, hundredths, highest, lowestDeposit, times, ...terms }) => ({
    id,
    hundredths,
    times: bonuses === undefined ? times : Math.max(1, Math.min(times, mostTimesOf(hundredths, bonuses.mostTimes))),
    terms,
    highest: shareOf(merchant, highest),
    lowestDeposit: shareOf(merchant, lowestDeposit),
  }));
};

/**
 * Turnover that a bonus on a deposit requires, and the part of it that any deposit does. Where the law caps the turnover
 * of a bonus, it is at most that, and no less than the deposit's own.
 */
export const turnoverOfBonus = (
  merchant: Merchant,
  { credited, bonus, times }: { readonly credited: bigint; readonly bonus: bigint; readonly times: number },
): { readonly required: bigint; readonly basic: bigint } => {
  const { bonuses } = lawOf(merchant.settings.jurisdiction);
  const wished = (credited + bonus) * BigInt(times);
  const own = credited * BigInt(DEPOSIT_TIMES);
  const most = bonuses === undefined || bonuses === 'none' ? wished : bonus * BigInt(bonuses.mostTimes);
  const capped = wished < most ? wished : most;
  const required = capped > own || wished < own ? capped : own;
  return { required, basic: own < required ? own : required };
};

/** The bonus on a deposit, rounded down. */
export const bonusOf = (
  { hundredths, highest }: Pick<DepositPromotion, 'hundredths' | 'highest'>,
  amount: bigint,
): bigint => {
  const share = (amount * BigInt(hundredths)) / WHOLE;
  return share < highest ? share : highest;
};

/** A deposit without a promotion must be wagered so many times. */
export const DEPOSIT_TIMES = 1;
export const PENDING_LIMIT = 3;

const DAY_SHARE = 10;

/** Limit of the money withdrawn in a day, and the times of a withdrawal. */
export const withdrawalRulesOf = (merchant: Merchant) => ({
  dayAmount: shareOf(merchant, DAY_SHARE),
  coolingSeconds: 60,
  confirmMinutes: 30,
});

export const MOST_ACCOUNTS = 5;
export const ACCOUNT_WAITS_MS = 24 * 3_600_000;
