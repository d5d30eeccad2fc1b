import type { Gateway } from '@baize/gateway-sdk';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { gatewayErrorOf, isAnswerOf, useGateway } from '../app/index.ts';
import { refused } from '../flow/index.ts';
import type { Refusal } from '../flow/index.ts';
import { SECURITY } from './security.queries.ts';

/** Areas whose answers contain whether a payment password is set. */
const CHANGED = [SECURITY, 'payment-password', 'payments'] as const;

export type Change<Typed, Code extends string> = {
  readonly send: (typed: Typed) => void;
  readonly isBusy: boolean;
  readonly refusal: Refusal<Code> | undefined;
};

/**
 * A change of what protects the account. `typed` is read once by `read`, so that secrets do not stay in the mutation
 * cache; `onDone` gets the value.
 */
export const useSealedChange = <Typed, Code extends string, Value = null>(
  work: (gateway: Gateway, typed: Typed) => Promise<Value>,
  onDone: (value: Value) => void,
): Change<Typed, Code> => {
  const gateway = useGateway();
  // Preloads cipher and keys, so that the submit does not wait for them.
  useEffect(() => void gateway.prepare(), [gateway]);
  const { mutate, isPending, error } = useMutation<Value, Error, { typed: Typed | undefined }>({
    meta: { changes: SECURITY },
    gcTime: 0,
    mutationFn: (variables) => {
      const { typed } = variables;
      variables.typed = undefined;
      return work(gateway, typed as Typed);
    },
    // Also after a failure: the request may have succeeded although the response was lost.
    onSettled: (_done, _failure, _typed, _before, { client }) =>
      Promise.all(CHANGED.map((area) => client.invalidateQueries({ predicate: isAnswerOf(area) }))),
  });
  const failure = gatewayErrorOf(error);
  return {
    send: (typed) => mutate({ typed }, { onSuccess: onDone }),
    isBusy: isPending,
    refusal: isPending ? undefined : failure && refused<Code>(failure).refusal,
  };
};
