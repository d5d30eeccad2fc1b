import { claimRaffle, joinPromotion, requestPromotionReward } from '@baize/gateway-sdk/promotions';
import type { Promotion, PromotionList } from '@baize/gateway-sdk/promotions';
import { mutationOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { valueOrThrow, answerKey, isAnswerOf } from '../app/index.ts';
import type { Keyed, Scope } from '../app/index.ts';
import type { Sent } from '../sentOnce/index.ts';
import { PROMOTIONS } from './promotions.queries.ts';

/**
 * Writes a changed promotion into the cached list and refetches the list, since other promotions may have changed too.
 */
export const showPromotion = (client: QueryClient, changed: Promotion): void => {
  client.setQueriesData<PromotionList>(
    { predicate: isAnswerOf(PROMOTIONS) },
    (list) => list && { ...list, promotions: list.promotions.map((one) => (one.id === changed.id ? changed : one)) },
  );
  void client.invalidateQueries({ predicate: isAnswerOf(PROMOTIONS) });
};

/** A change that a member asks for. */
export type PromotionWish = { readonly action: 'join' | 'claim' | 'draw'; readonly id: string };

const asked = ({ gateway }: Scope, { action, id }: PromotionWish, key: Keyed) => {
  if (action === 'join') return joinPromotion(gateway, id);
  if (action === 'draw') return claimRaffle(gateway, id, key);
  return requestPromotionReward(gateway, { promotionId: id, remark: '', images: [] }, key);
};

/**
 * Joins a promotion, draws in it, or claims its reward. Draws and claims happen once per idempotency key, however often
 * they are pressed.
 */
export const promotionMutation = (scope: Scope) =>
  mutationOptions<Promotion, Error, Sent<PromotionWish>>({
    mutationKey: answerKey(scope, { member: true }, PROMOTIONS, 'change'),
    meta: { changes: PROMOTIONS },
    mutationFn: ({ request, idempotencyKey }) => valueOrThrow(asked(scope, request, { idempotencyKey })),
    onSuccess: (changed, _key, _before, { client }) => showPromotion(client, changed),
  });
