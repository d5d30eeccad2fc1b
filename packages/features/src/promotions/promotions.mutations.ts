import { claimRaffle, joinPromotion, requestPromotionReward } from '@baize/gateway-sdk/promotions';
import type { Promotion, PromotionList } from '@baize/gateway-sdk/promotions';
import { mutationOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { answered, answerKey, isAnswerOf } from '../app/index.ts';
import type { Keyed, Scope } from '../app/index.ts';
import { PROMOTIONS } from './promotions.queries.ts';

/** Writes how a promotion stands now into what is shown, and asks again for the rest, which may stand otherwise, too. */
export const showPromotion = (client: QueryClient, changed: Promotion): void => {
  client.setQueriesData<PromotionList>(
    { predicate: isAnswerOf(PROMOTIONS) },
    (list) => list && { ...list, promotions: list.promotions.map((one) => (one.id === changed.id ? changed : one)) },
  );
  void client.invalidateQueries({ predicate: isAnswerOf(PROMOTIONS) });
};

const asked = ({ gateway }: Scope, action: 'join' | 'claim' | 'draw', id: string, key: Keyed) => {
  if (action === 'join') return joinPromotion(gateway, id);
  if (action === 'draw') return claimRaffle(gateway, id, key);
  return requestPromotionReward(gateway, { promotionId: id, remark: '', images: [] }, key);
};

/** Joins a promotion, draws in it, or asks for its reward: once for a key, however often it is pressed. */
export const promotionMutation = (scope: Scope, action: 'join' | 'claim' | 'draw', id: string) =>
  mutationOptions<Promotion, Error, Keyed>({
    mutationKey: answerKey(scope, { member: true }, PROMOTIONS, action, id),
    meta: { changes: PROMOTIONS },
    mutationFn: (key) => answered(asked(scope, action, id, key)),
    onSuccess: (changed, _key, _before, { client }) => showPromotion(client, changed),
  });
