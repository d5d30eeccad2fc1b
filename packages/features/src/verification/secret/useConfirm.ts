import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MutationKey, UseMutationOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { gatewayErrorOf, idempotencyKeyFor, useGateway } from '../../app/index.ts';
import type { Keyed } from '../../app/index.ts';
import { refused } from '../../flow/index.ts';
import type { Refusal } from '../../flow/index.ts';
import { readOnce } from './secret.rules.ts';

/**
 * Variables of a call that a secret confirms. `secret` returns it on its first call only, so that it does not stay in
 * the mutation cache.
 */
export type Confirmed = Keyed & { readonly secret: () => string };

export type Confirm<Code extends string> = {
  readonly confirm: (secret: string) => void;
  readonly isBusy: boolean;
  readonly refusal: Refusal<Code> | undefined;
};

type ConfirmedMutation<T> = UseMutationOptions<T, Error, Confirmed> & {
  readonly mutationKey?: MutationKey | undefined;
};

/**
 * A call that a secret confirms, made once per idempotency key, however often it is submitted. `onDone` gets its value.
 */
export const useConfirm = <Code extends string, T = void>(
  { mutationKey = [], ...options }: ConfirmedMutation<T>,
  onDone: (value: T) => void,
): Confirm<Code> => {
  const gateway = useGateway();
  // Preloads cipher and keys, so that the submit does not wait for them.
  useEffect(() => void gateway.prepare(), [gateway]);
  const cache = useQueryClient().getMutationCache();
  const { mutate, isPending, error } = useMutation({ mutationKey, ...options });
  const gatewayError = gatewayErrorOf(error);
  return {
    confirm: (typed) =>
      mutate({ ...idempotencyKeyFor(cache, mutationKey), secret: readOnce(typed) }, { onSuccess: onDone }),
    isBusy: isPending,
    refusal: isPending ? undefined : gatewayError && refused<Code>(gatewayError).refusal,
  };
};
