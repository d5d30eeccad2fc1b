import type { RefusalCode } from '@baize/gateway-sdk';
import type { Promotion } from '@baize/gateway-sdk/promotions';
import { useMemo } from 'react';
import { isObject, useScope } from '../app/index.ts';
import { atomWithUnanswered, useSentOnce } from '../sentOnce/index.ts';
import type { Refusal } from '../flow/index.ts';
import { promotionMutation } from './promotions.mutations.ts';
import type { PromotionWish } from './promotions.mutations.ts';

/** Refusal codes of all changes to a promotion. */
export type PromotionCode = RefusalCode<'joinPromotion' | 'requestPromotionReward' | 'addPromotionImage'>;

export type PromotionChange = {
  readonly change: () => void;
  readonly isBusy: boolean;
  readonly refusal: Refusal<PromotionCode> | undefined;
};

/**
 * Joins a promotion, draws in it or claims its reward. A request whose answer was lost is repeated with its key, also
 * after a reload. `onDone` is called on success, when the balance may have changed.
 */
export const usePromotionChange = (
  action: PromotionWish['action'],
  id: string,
  onDone: () => void,
): PromotionChange => {
  const kept = useMemo(
    () =>
      atomWithUnanswered(
        `unansweredPromotion ${action} ${id}`,
        (value): value is PromotionWish => isObject(value) && value['action'] === action && value['id'] === id,
      ),
    [action, id],
  );
  const { state, send, repeat, isBusy, refusal } = useSentOnce<PromotionWish, Promotion, PromotionCode>(
    { kept, mutation: promotionMutation(useScope()), repeats: true },
    () => onDone(),
  );
  return { change: () => (state === 'asking' ? repeat() : send({ action, id })), isBusy, refusal };
};
