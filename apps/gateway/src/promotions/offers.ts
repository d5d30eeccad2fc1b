import { lawOf } from '@baize/domain/jurisdictions';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { shareOf } from '../merchants/shareOf.ts';
import seeds from './data/promotions.json' with { type: 'json' };

/** Terms of a promotion, in minor units of the merchant's currency. */
export type Offer =
  | { readonly id: string; readonly kind: 'join'; readonly reward: bigint; readonly required: bigint }
  | { readonly id: string; readonly kind: 'apply'; readonly reward: bigint; readonly reviewSeconds: number }
  | { readonly id: string; readonly kind: 'raffle'; readonly prizes: readonly Prize[] };

/** A raffle prize; its probability is its weight divided by the sum of weights. */
export type Prize = { readonly amount: bigint; readonly weight: number };

type Seed = {
  readonly id: string;
  readonly kind: string;
  readonly reward?: number;
  readonly required?: number;
  readonly reviewSeconds?: number;
  readonly prizes?: readonly { readonly amount: number; readonly weight: number }[];
};

const known = new Map<string, Seed>(seeds.map((seed) => [seed.id, seed]));

/** The offer of a promotion; undefined when the data has none, or when the law of the site forbids bonuses. */
export const offerOf = (merchant: Pick<ActiveMerchant, 'settings'>, id: string): Offer | undefined => {
  const seed = known.get(id);
  if (seed === undefined || lawOf(merchant.settings.jurisdiction).bonuses === 'none') return undefined;
  const amount = (share = 0) => shareOf(merchant, share);
  if (seed.kind === 'raffle')
    return {
      id,
      kind: 'raffle',
      prizes: (seed.prizes ?? []).map((prize) => ({ amount: amount(prize.amount), weight: prize.weight })),
    };
  const reward = amount(seed.reward);
  return seed.kind === 'apply'
    ? { id, kind: 'apply', reward, reviewSeconds: seed.reviewSeconds ?? 0 }
    : { id, kind: 'join', reward, required: amount(seed.required) };
};

type Terms = { readonly reward: bigint | null; readonly required: bigint | null };

/** The offer under the terms stored when the member joined or applied, which override today's. */
export const withStoredTerms = <O extends Offer>(offer: O, terms: Terms | undefined): O => {
  if (offer.kind === 'raffle' || terms === undefined) return offer;
  const { reward, required } = terms;
  return { ...offer, ...(reward === null ? {} : { reward }), ...(required === null ? {} : { required }) };
};

/** The highest reward of an offer. */
export const rewardOf = (offer: Offer): bigint =>
  offer.kind === 'raffle'
    ? offer.prizes.reduce((most, { amount }) => (amount > most ? amount : most), 0n)
    : offer.reward;
