import type { LanguageCode } from '@baize/domain/languages';
import { inLanguage } from '../words/inLanguage.ts';
import { rewardOf } from './rewards.ts';
import type { Redemption } from './spend.store.ts';

/** Serialises a redemption for its member. */
export const toRedemptionAnswer = (
  { id, reward_id: rewardId, points, status, requested_at: at }: Redemption,
  language: LanguageCode,
) => {
  const reward = rewardOf(rewardId);
  const name = reward === undefined ? '' : inLanguage(reward.names, language);
  return { id, rewardId, name, points, status, requestedAt: at.toISOString() };
};
