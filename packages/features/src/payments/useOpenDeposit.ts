import { randomKey } from '@baize/gateway-sdk';
import type { RefusalCode } from '@baize/gateway-sdk';
import type { Deposit, DepositRequest } from '@baize/gateway-sdk/payments';
import { useMutation } from '@tanstack/react-query';
import { useAtom } from 'jotai/react';
import { useEffect, useEffectEvent } from 'react';
import { gatewayErrorOf, useScope } from '../app/index.ts';
import { refused, waitAfter } from '../flow/index.ts';
import type { Refusal } from '../flow/index.ts';
import { unansweredDepositAtom } from './deposits.atoms.ts';
import { openDepositMutation } from './deposits.mutations.ts';

/** Refusal codes of a new deposit order. */
export type OpenDepositCode = RefusalCode<'createDeposit'>;

const ASK_AGAIN_MILLISECONDS = 5000;
/** Characters of the token that identify its session. */
const TOKEN_MARK = 8;

/** Milliseconds until a repeat; the first one after a reload has nothing to wait for. */
const repeatDelay = (error: Error | null): number => {
  const gatewayError = gatewayErrorOf(error);
  if (gatewayError === undefined) return error === null ? 0 : ASK_AGAIN_MILLISECONDS;
  return ASK_AGAIN_MILLISECONDS + waitAfter(refused(gatewayError).refusal);
};

export type OpenDeposit = {
  /** `asking`: an answer was lost, and the same request is repeated until the gateway has decided on it. */
  readonly state: 'idle' | 'sending' | 'asking';
  /** Sends a request; ignored while another one is unanswered. */
  readonly open: (request: DepositRequest) => void;
  readonly isBusy: boolean;
  /** The unanswered request. */
  readonly request: DepositRequest | undefined;
  readonly refusal: Refusal<OpenDepositCode> | undefined;
  /** Removes the refusal, such as before another request. */
  readonly reset: () => void;
};

/**
 * Opens a deposit order. An unanswered request survives a reload of the tab and blocks others, so that a lost answer
 * never leads to a second order. `onOpened` is called with the order.
 */
export const useOpenDeposit = (onOpened: (deposit: Deposit) => void): OpenDeposit => {
  const scope = useScope();
  const [kept, keep] = useAtom(unansweredDepositAtom);
  const { mutate, isPending, error, reset } = useMutation(openDepositMutation(scope, keep));
  const whose = `${scope.merchant} ${scope.token?.slice(-TOKEN_MARK) ?? ''}`;
  const unanswered = kept?.whose === whose ? kept : undefined;
  const gatewayError = gatewayErrorOf(error);
  const refusal = isPending || gatewayError === undefined ? undefined : refused<OpenDepositCode>(gatewayError).refusal;
  const isAsking = unanswered?.isLost === true;
  const repeat = useEffectEvent(() => {
    if (unanswered !== undefined) mutate(unanswered, { onSuccess: onOpened });
  });
  const waits = isAsking && !isPending && scope.ready && scope.token !== undefined;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => repeat(), repeatDelay(error));
    return () => clearTimeout(timer);
    // Each failure is another error, and starts the wait anew even when no render came between.
  }, [waits, error]);
  return {
    state: isAsking ? 'asking' : isPending ? 'sending' : 'idle',
    open: (request) => {
      if (unanswered !== undefined || isPending) return;
      mutate({ idempotencyKey: randomKey(), request, whose, isLost: false }, { onSuccess: onOpened });
    },
    isBusy: isPending,
    request: unanswered?.request,
    refusal,
    reset,
  };
};
