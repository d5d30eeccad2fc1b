import type { Gateway, RefusalCode } from '@baize/gateway-sdk';
import { closeAccount, getExport, requestExport } from '@baize/gateway-sdk/profile';
import type { AccountClosure } from '@baize/gateway-sdk/profile';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  endSessionAtom,
  fetched,
  gatewayErrorOf,
  isAnswerOf,
  isMemberKey,
  useFeatures,
  useScope,
  valueOrThrow,
} from '../app/index.ts';
import type { Fetched } from '../app/index.ts';
import { refused } from '../flow/index.ts';
import { readOnce } from '../verification/secret/index.ts';
import type { Confirm, SecretKind } from '../verification/secret/index.ts';
import { closureQuery, PROFILE } from './profile.queries.ts';

/** What stands in the way of closing the account. */
export const useClosure = (): Fetched<AccountClosure> => fetched(useQuery(closureQuery(useScope())));

type Secret = { readonly secret: () => string };

/** A call that a secret confirms, which is read once, so that it does not stay in the mutation cache. */
const useSecretCall = <Value, Code extends string>(
  work: (gateway: Gateway, secret: string) => Promise<Value>,
  onDone: (value: Value) => void,
): Confirm<Code> => {
  const { gateway } = useFeatures();
  // Preloads cipher and keys, so that the submit does not wait for them.
  useEffect(() => void gateway.prepare(), [gateway]);
  const { mutate, isPending, error } = useMutation<Value, Error, Secret>({
    meta: { changes: PROFILE },
    gcTime: 0,
    mutationFn: ({ secret }) => work(gateway, secret()),
    // Not after a success: a closed account has no session to read with.
    onError: (_error, _secret, _before, { client }) => {
      void client.invalidateQueries({ predicate: isAnswerOf(PROFILE) });
    },
  });
  const failure = gatewayErrorOf(error);
  return {
    confirm: (typed) => mutate({ secret: readOnce(typed) }, { onSuccess: onDone }),
    isBusy: isPending,
    refusal: isPending ? undefined : failure && refused<Code>(failure).refusal,
  };
};

export type ExportCode = RefusalCode<'requestExport'>;

/**
 * Loads the file of all that is kept about the member, confirmed by a secret of this kind. A ticket whose download failed
 * is tried again, since the member can have few of them.
 */
export const useExport = (kind: SecretKind, onLoaded: (file: Blob) => void): Confirm<ExportCode> => {
  const kept = useRef<string>(undefined);
  return useSecretCall(async (gateway, secret) => {
    const ticket = kept.current ?? (await valueOrThrow(requestExport(gateway, { kind, secret })));
    kept.current = ticket;
    const file = await getExport(gateway, ticket);
    const isOver = !file.ok && file.error.kind === 'http' && file.error.status === 403;
    if (file.ok || isOver) kept.current = undefined;
    return valueOrThrow(Promise.resolve(file));
  }, onLoaded);
};

export type CloseCode = RefusalCode<'closeAccount'>;

/** Closes the account, confirmed by a secret of this kind, and then ends the session here as a log-out does. */
export const useCloseAccount = (kind: SecretKind, onDone: () => void): Confirm<CloseCode> => {
  const { store, merchant, queryClient } = useFeatures();
  return useSecretCall(
    (gateway, secret) => valueOrThrow(closeAccount(gateway, { kind, secret })),
    () => {
      onDone();
      store.set(endSessionAtom, { merchant, end: 'loggedOut' });
      queryClient.removeQueries({ predicate: ({ queryKey }) => isMemberKey(queryKey) });
    },
  );
};
