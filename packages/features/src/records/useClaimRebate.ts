import type { RefusalCode } from '@baize/gateway-sdk';
import type { Rebate } from '@baize/gateway-sdk/records';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { gatewayErrorOf, idempotencyKeyFor, useScope } from '../app/index.ts';
import { refused } from '../flow/index.ts';
import type { Refusal } from '../flow/index.ts';
import { claimRebateMutation } from './records.mutations.ts';
import type { RebateKey } from './records.rules.ts';

export type ClaimCode = RefusalCode<'claimRebate'>;

export type RebateClaim = {
  readonly claim: () => void;
  readonly isBusy: boolean;
  readonly refusal: Refusal<ClaimCode> | undefined;
};

/**
 * Claims a rebate; a press after a lost answer repeats the same request. `onDone` is called with the claimed rebate,
 * when the balance has changed.
 */
export const useClaimRebate = (rebate: RebateKey, onDone: (rebate: Rebate) => void): RebateClaim => {
  const options = claimRebateMutation(useScope(), rebate);
  const cache = useQueryClient().getMutationCache();
  const { mutate, isPending, error } = useMutation(options);
  const gatewayError = gatewayErrorOf(error);
  return {
    claim: () => mutate(idempotencyKeyFor(cache, options.mutationKey), { onSuccess: onDone }),
    isBusy: isPending,
    refusal: gatewayError && refused<ClaimCode>(gatewayError).refusal,
  };
};
