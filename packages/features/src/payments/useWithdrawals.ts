import type { RefusalCode } from '@baize/gateway-sdk';
import type { Withdrawal, WithdrawalOutcome } from '@baize/gateway-sdk/payments';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetched, gatewayErrorOf, secondsLeft, useGateway, useScope, useTicker } from '../app/index.ts';
import type { Fetched } from '../app/index.ts';
import { refused } from '../flow/index.ts';
import type { Refusal } from '../flow/index.ts';
import { useRecords } from '../paging/index.ts';
import type { Records } from '../paging/index.ts';
import { cancelWithdrawalMutation, confirmWithdrawalMutation } from './withdrawals.mutations.ts';
import { withdrawalQuery, withdrawalsQuery } from './withdrawals.queries.ts';
import { isOpenWithdrawal } from './openWithdrawal.rules.ts';

const REFETCH_MILLISECONDS = 5000;

/** The member's withdrawals, refetched while one can still change. */
export const useWithdrawals = (): Records<Withdrawal> =>
  useRecords(withdrawalsQuery, {}, { refetchWhile: isOpenWithdrawal });

/** A withdrawal as it is now, refetched while it can still change. */
export const useWithdrawal = (id: string): Fetched<Withdrawal> =>
  fetched(
    useQuery({
      ...withdrawalQuery(useScope(), id),
      refetchInterval: ({ state: { data } }) =>
        data !== undefined && isOpenWithdrawal(data) ? REFETCH_MILLISECONDS : false,
    }),
  );

export type OrderCode = RefusalCode<'cancelWithdrawal' | 'confirmWithdrawal'>;

export type OrderActions = {
  /** Takes the order back while it cools. */
  readonly cancel: () => void;
  /** Reports what arrived of it (REQ-224). */
  readonly confirm: (outcome: WithdrawalOutcome) => void;
  readonly isBusy: boolean;
  readonly refusal: Refusal<OrderCode> | undefined;
};

/** What a member can do with an open withdrawal; the gateway answers a repeat with the order as it is. */
export const useOrderActions = (id: string, onDone: () => void): OrderActions => {
  const scope = useScope();
  const cancelling = useMutation(cancelWithdrawalMutation(scope, id));
  const confirming = useMutation(confirmWithdrawalMutation(scope, id));
  const error = gatewayErrorOf(cancelling.error ?? confirming.error);
  const isBusy = cancelling.isPending || confirming.isPending;
  return {
    cancel: () => {
      confirming.reset();
      cancelling.mutate(undefined, { onSuccess: onDone });
    },
    confirm: (outcome) => {
      cancelling.reset();
      confirming.mutate(outcome, { onSuccess: onDone });
    },
    isBusy,
    refusal: isBusy || error === undefined ? undefined : refused<OrderCode>(error).refusal,
  };
};

/** Whole seconds in which an order can still be taken back; undefined unless it cools. */
export const useCoolingSeconds = ({ status, coolingUntil }: Withdrawal): number | undefined => {
  const gateway = useGateway();
  const [now] = useState(() => () => gateway.now() ?? Date.parse(coolingUntil));
  return useTicker(status === 'cooling' ? Date.parse(coolingUntil) : undefined, now, { read: secondsLeft });
};
