import { convertPoints, redeemReward } from '@baize/gateway-sdk/points';
import { mutationOptions } from '@tanstack/react-query';
import { valueOrThrow, answerKey, isAnswerOf } from '../app/index.ts';
import type { Keyed, Scope } from '../app/index.ts';
import { POINTS } from './points.queries.ts';

/** A use of points: redeem a reward, or convert into money. */
export type Spending =
  | { readonly kind: 'redeem'; readonly rewardId: string }
  | { readonly kind: 'convert'; readonly points: number };

const asked = async ({ gateway }: Scope, spending: Spending, password: string, key: Keyed): Promise<void> => {
  if (spending.kind === 'redeem')
    await valueOrThrow(redeemReward(gateway, { rewardId: spending.rewardId, password }, key));
  else await valueOrThrow(convertPoints(gateway, { points: spending.points, password }, key));
};

/**
 * Variables of a spend. `password` returns the secret on its first call only, so that it does not stay in the mutation
 * cache.
 */
export type Spent = Keyed & { readonly password: () => string };

/** Returns a function that yields the secret once, then ''. */
export const readOnce = (secret: string): (() => string) => {
  let kept = secret;
  return () => {
    const said = kept;
    kept = '';
    return said;
  };
};

/** Spends points, once per idempotency key, however often it is submitted. */
export const spendMutation = (scope: Scope, spending: Spending) =>
  mutationOptions<void, Error, Spent>({
    mutationKey: answerKey(scope, { member: true }, POINTS, spending),
    meta: { changes: POINTS },
    mutationFn: ({ idempotencyKey, password }) => asked(scope, spending, password(), { idempotencyKey }),
    // Also after a failure: the request may have succeeded although the response was lost.
    onSettled: (_done, _failure, _spent, _before, { client }) => {
      void client.invalidateQueries({ predicate: isAnswerOf(POINTS) });
    },
  });
