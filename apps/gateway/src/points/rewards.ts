import type { Words } from '../words/inLanguage.ts';
import seeds from './data/rewards.json' with { type: 'json' };

/** What points can be given for. */
export type Reward = {
  readonly id: string;
  readonly names: Words;
  readonly points: number;
  /** Nothing is left of it: whoever gives points for it is rejected, and has them back. */
  readonly soldOut?: boolean;
};

/** The rewards in the order in which they are shown. */
export const rewards: readonly Reward[] = seeds;

/** A reward by its id; undefined where there is none, or none any more. */
export const rewardOf = (id: string): Reward | undefined => rewards.find((reward) => reward.id === id);
