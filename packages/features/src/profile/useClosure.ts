import type { Gateway, RefusalCode } from '@baize/gateway-sdk';
import { closeAccount, getExport, requestExport } from '@baize/gateway-sdk/profile';
import type { AccountClosure } from '@baize/gateway-sdk/profile';
import type { Proof, ProofKind } from '@baize/gateway-sdk/security';
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
import { confirmByEither } from '../verification/secret/index.ts';
import type { ConfirmByEither } from '../verification/secret/index.ts';
import { closureQuery, PROFILE } from './profile.queries.ts';

/** What stands in the way of closing the account. */
export const useClosure = (): Fetched<AccountClosure> => fetched(useQuery(closureQuery(useScope())));

/** A call that a proof confirms, which is taken out of the mutation cache as it is read. */
const useProofCall = <Value, Code extends string>(
  kind: ProofKind,
  work: (gateway: Gateway, proof: Proof) => Promise<Value>,
  onDone: (value: Value) => void,
): ConfirmByEither<Code> => {
  const { gateway } = useFeatures();
  // Preloads cipher and keys, so that the submit does not wait for them.
  useEffect(() => void gateway.prepare(), [gateway]);
  const { mutate, isPending, error } = useMutation<Value, Error, { proof: Proof | undefined }>({
    meta: { changes: PROFILE },
    gcTime: 0,
    mutationFn: (variables) => {
      const { proof } = variables;
      variables.proof = undefined;
      return work(gateway, proof as Proof);
    },
    // Not after a success: a closed account has no session to read with.
    onError: (_error, _proof, _before, { client }) => {
      void client.invalidateQueries({ predicate: isAnswerOf(PROFILE) });
    },
  });
  const failure = gatewayErrorOf(error);
  return confirmByEither(kind, {
    send: (proof) => mutate({ proof }, { onSuccess: onDone }),
    isBusy: isPending,
    refusal: isPending ? undefined : failure && refused<Code>(failure).refusal,
  });
};

export type ExportCode = RefusalCode<'requestExport'>;

/**
 * Loads the file of all that is kept about the member, confirmed by a secret of this kind or a passkey. A ticket whose
 * download failed is tried again, since the member can have few of them.
 */
export const useExport = (kind: ProofKind, onLoaded: (file: Blob) => void): ConfirmByEither<ExportCode> => {
  const kept = useRef<string>(undefined);
  return useProofCall(
    kind,
    async (gateway, proof) => {
      const ticket = kept.current ?? (await valueOrThrow(requestExport(gateway, proof)));
      kept.current = ticket;
      const file = await getExport(gateway, ticket);
      const isOver = !file.ok && file.error.kind === 'http' && file.error.status === 403;
      if (file.ok || isOver) kept.current = undefined;
      return valueOrThrow(Promise.resolve(file));
    },
    onLoaded,
  );
};

export type CloseCode = RefusalCode<'closeAccount'>;

/** Closes the account, confirmed by a secret of this kind or a passkey, and then ends the session here as a log-out does. */
export const useCloseAccount = (kind: ProofKind, onDone: () => void): ConfirmByEither<CloseCode> => {
  const { store, merchant, queryClient } = useFeatures();
  return useProofCall(
    kind,
    (gateway, proof) => valueOrThrow(closeAccount(gateway, proof)),
    () => {
      onDone();
      store.set(endSessionAtom, { merchant, end: 'loggedOut' });
      queryClient.removeQueries({ predicate: ({ queryKey }) => isMemberKey(queryKey) });
    },
  );
};
