import type { Loaded } from '../app/index.ts';
import { rewardsOf } from './promotions.rules.ts';
import type { Rewards } from './promotions.rules.ts';
import { usePromotions } from './usePromotions.ts';

export type RewardsView = Loaded<Rewards, 'empty'>;

/** The member's promotions grouped into claimable, in progress and paid out (REQ-205). */
export const useRewards = (): { readonly view: RewardsView; readonly retry: () => void } => {
  const { view, retry } = usePromotions();
  if (view.state !== 'ready') return { view, retry };
  const rewards = rewardsOf(view.promotions);
  const isNone = Object.values(rewards).every(({ length }) => length === 0);
  return { view: isNone ? { state: 'empty' } : { state: 'ready', ...rewards }, retry };
};
