import type { RefusalCode } from '@baize/gateway-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { gatewayErrorOf, idempotencyKeyFor, useScope } from '../app/index.ts';
import { refused } from '../flow/index.ts';
import type { Refusal } from '../flow/index.ts';
import { promotionMutation } from './promotions.mutations.ts';

/** Refusal codes of all changes to a promotion. */
export type PromotionCode = RefusalCode<'joinPromotion' | 'requestPromotionReward' | 'addPromotionImage'>;

export type PromotionChange = {
  readonly change: () => void;
  readonly isBusy: boolean;
  readonly refusal: Refusal<PromotionCode> | undefined;
};

/**
 * Joins a promotion, draws in it or claims its reward. `onDone` is called on success, when the balance may have
 * changed.
 */
export const usePromotionChange = (
  action: 'join' | 'claim' | 'draw',
  id: string,
  onDone: () => void,
): PromotionChange => {
  const options = promotionMutation(useScope(), action, id);
  const cache = useQueryClient().getMutationCache();
  const { mutate, isPending, error } = useMutation(options);
  const gatewayError = gatewayErrorOf(error);
  return {
    change: () => mutate(idempotencyKeyFor(cache, options.mutationKey), { onSuccess: onDone }),
    isBusy: isPending,
    refusal: gatewayError && refused<PromotionCode>(gatewayError).refusal,
  };
};
