import { convertPoints, redeemReward } from '@baize/gateway-sdk/points';
import { mutationOptions } from '@tanstack/react-query';
import { valueOrThrow, answerKey, isAnswerOf } from '../app/index.ts';
import type { Keyed, Scope } from '../app/index.ts';
import type { Sent } from '../sentOnce/index.ts';
import { POINTS } from './points.queries.ts';

/** A use of points: redeem a reward, or convert into money. */
export type Spending =
  | { readonly kind: 'redeem'; readonly rewardId: string }
  | { readonly kind: 'convert'; readonly points: number };

const asked = async ({ gateway }: Scope, spending: Spending, paymentPassword: string, key: Keyed): Promise<void> => {
  if (spending.kind === 'redeem')
    await valueOrThrow(redeemReward(gateway, { rewardId: spending.rewardId, paymentPassword }, key));
  else await valueOrThrow(convertPoints(gateway, { points: spending.points, paymentPassword }, key));
};

/** Spends points, once per idempotency key, however often it is submitted. */
export const spendMutation = (scope: Scope) =>
  mutationOptions<void, Error, Sent<Spending>>({
    mutationKey: answerKey(scope, { member: true }, POINTS, 'spend'),
    meta: { changes: POINTS },
    mutationFn: ({ request, idempotencyKey, secret }) => asked(scope, request, secret?.() ?? '', { idempotencyKey }),
    // Also after a failure: the request may have succeeded although the response was lost.
    onSettled: (_done, _failure, _spent, _before, { client }) => {
      void client.invalidateQueries({ predicate: isAnswerOf(POINTS) });
    },
  });
