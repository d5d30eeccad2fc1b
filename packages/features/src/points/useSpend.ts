import type { RefusalCode } from '@baize/gateway-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { gatewayErrorOf, idempotencyKeyFor, useGateway, useScope } from '../app/index.ts';
import { refused } from '../flow/index.ts';
import type { Refusal } from '../flow/index.ts';
import { readOnce, spendMutation } from './points.mutations.ts';
import type { Spending } from './points.mutations.ts';

/** Refusal codes of both ways to spend. */
export type SpendCode = RefusalCode<'redeemReward' | 'convertPoints'>;

export type Spend = {
  readonly spend: (password: string) => void;
  readonly isBusy: boolean;
  readonly refusal: Refusal<SpendCode> | undefined;
};

/** Spends points, confirmed by the login password (REQ-216). `onDone` is called on success. */
export const useSpend = (spending: Spending, onDone: () => void): Spend => {
  const gateway = useGateway();
  // Preloads cipher and keys, so that the submit does not wait for them.
  useEffect(() => void gateway.prepare(), [gateway]);
  const options = spendMutation(useScope(), spending);
  const cache = useQueryClient().getMutationCache();
  const { mutate, isPending, error } = useMutation(options);
  const gatewayError = gatewayErrorOf(error);
  return {
    spend: (typed) =>
      mutate({ ...idempotencyKeyFor(cache, options.mutationKey), password: readOnce(typed) }, { onSuccess: onDone }),
    isBusy: isPending,
    refusal: isPending ? undefined : gatewayError && refused<SpendCode>(gatewayError).refusal,
  };
};
