import type { Words } from '../words/inLanguage.ts';
import { readWords } from '../words/readWords.ts';
import seeds from './data/rewards.json' with { type: 'json' };

/** A reward that points buy. */
export type Reward = {
  readonly id: string;
  readonly names: Words;
  readonly points: number;
  /** Sold out: redemptions are rejected and their points returned. */
  readonly soldOut?: boolean;
};

const wordsOf = readWords<{ name: string }>(new URL('data/rewards/', import.meta.url));

/** Rewards in display order. */
export const rewards: readonly Reward[] = seeds.map((seed) => ({ ...seed, names: wordsOf(seed.id).name }));

/** A reward by its id; undefined when it does not exist or no longer does. */
export const rewardOf = (id: string): Reward | undefined => rewards.find((reward) => reward.id === id);
