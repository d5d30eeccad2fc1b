import { convertPoints, redeemReward } from '@baize/gateway-sdk/points';
import { mutationOptions } from '@tanstack/react-query';
import { answered, answerKey, isAnswerOf } from '../app/index.ts';
import type { Keyed, Scope } from '../app/index.ts';
import { POINTS } from './points.queries.ts';

/** What points are given for: a reward, or money. */
export type Spending =
  | { readonly kind: 'redeem'; readonly rewardId: string }
  | { readonly kind: 'convert'; readonly points: number };

const asked = async ({ gateway }: Scope, spending: Spending, password: string, key: Keyed): Promise<void> => {
  if (spending.kind === 'redeem') await answered(redeemReward(gateway, { rewardId: spending.rewardId, password }, key));
  else await answered(convertPoints(gateway, { points: spending.points, password }, key));
};

/** How points are asked to be spent: with a password that can be heard once, and is not kept. */
export type Spent = Keyed & { readonly password: () => string };

/** A secret that is said once, and forgotten. */
export const saidOnce = (secret: string): (() => string) => {
  let kept = secret;
  return () => {
    const said = kept;
    kept = '';
    return said;
  };
};

/** Spends points, once for a key, however often it is pressed. */
export const spendMutation = (scope: Scope, spending: Spending) =>
  mutationOptions<void, Error, Spent>({
    mutationKey: answerKey(scope, { member: true }, POINTS, spending),
    meta: { changes: POINTS },
    mutationFn: ({ idempotencyKey, password }) => asked(scope, spending, password(), { idempotencyKey }),
    // Also where it failed: with the answer lost, it may have happened.
    onSettled: (_done, _failure, _spent, _before, { client }) => {
      void client.invalidateQueries({ predicate: isAnswerOf(POINTS) });
    },
  });
