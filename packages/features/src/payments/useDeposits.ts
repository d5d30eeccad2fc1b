import type { RefusalCode } from '@baize/gateway-sdk';
import { steadyNow } from '@baize/gateway-sdk/clock';
import type { Deposit } from '@baize/gateway-sdk/payments';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetched, gatewayErrorOf, isAnswerOf, secondsLeft, useScope, useTicker } from '../app/index.ts';
import type { Fetched } from '../app/index.ts';
import { refused } from '../flow/index.ts';
import type { Refusal } from '../flow/index.ts';
import { useRecords } from '../paging/index.ts';
import type { Records } from '../paging/index.ts';
import { cancelDepositMutation } from './deposits.mutations.ts';
import { DEPOSITS, depositQuery, depositsQuery, isDepositList } from './deposits.queries.ts';
import { isOpen, lapsesAt } from './deposits.rules.ts';
import type { ReceivedDeposit } from './deposits.rules.ts';

/** The member's deposit orders, latest first. */
export const useDeposits = (): Records<Deposit> => useRecords(depositsQuery, {});

/** A deposit order, refetched while it may still change; the lists follow when it has ended. */
export const useDeposit = (id: string): Fetched<ReceivedDeposit> => {
  const client = useQueryClient();
  const query = useQuery(depositQuery(useScope(), id));
  const { data } = query;
  const hasEnded = data !== undefined && !isOpen(data);
  useEffect(() => {
    if (hasEnded) void client.invalidateQueries({ predicate: isDepositList });
  }, [client, hasEnded]);
  return fetched(query);
};

/** Whole seconds until a pending order lapses; undefined in the first render and for any other order. */
export const useSecondsToPay = (deposit: ReceivedDeposit): number | undefined =>
  useTicker(deposit.status === 'pending' ? lapsesAt(deposit) : undefined, steadyNow, { read: secondsLeft });

/** Refusal codes of a cancelled order. */
export type CancelDepositCode = RefusalCode<'cancelDeposit'>;

export type CancelDeposit = {
  readonly cancel: () => void;
  readonly isBusy: boolean;
  readonly refusal: Refusal<CancelDepositCode> | undefined;
};

/** Cancels a pending order. */
export const useCancelDeposit = (id: string): CancelDeposit => {
  const { mutate, isPending, error } = useMutation(cancelDepositMutation(useScope(), id));
  const gatewayError = gatewayErrorOf(error);
  return {
    cancel: () => mutate(),
    isBusy: isPending,
    refusal: isPending || gatewayError === undefined ? undefined : refused<CancelDepositCode>(gatewayError).refusal,
  };
};

/** Returns a callback for pushed results of deposits: all cached orders are refetched. */
export const useHandleDepositEvent = (): (() => void) => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ predicate: isAnswerOf(DEPOSITS) });
};
