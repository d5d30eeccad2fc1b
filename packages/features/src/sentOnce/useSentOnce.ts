import { randomKey } from '@baize/gateway-sdk';
import { useMutation } from '@tanstack/react-query';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai/react';
import { useEffect, useEffectEvent } from 'react';
import { gatewayErrorOf, useScope } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import { refused, waitAfter, type Refusal } from '../flow/index.ts';
import type { UnansweredAtom } from './unanswered.atoms.ts';
import { stillUnanswered, withoutSecret } from './unanswered.rules.ts';
import type { Unanswered } from './unanswered.rules.ts';

const REPEAT_MILLISECONDS = 5000;
/** Characters of the token that identify its session. */
const TOKEN_MARK = 8;

/** Variables of a call that moves money. `secret` returns what confirms it, on its first call only. */
export type Sent<Request> = Unanswered<Request> & { readonly secret?: (() => string) | undefined };

type OnceMutation<Request, T> = UseMutationOptions<T, Error, Sent<Request>>;

export type SentOnce<Request, Code extends string> = {
  /** `asking`: an answer was lost. */
  readonly state: 'idle' | 'sending' | 'asking';
  /** Sends a request; ignored while another one is unanswered. */
  readonly send: (request: Request, secret?: () => string) => void;
  /** Sends the request whose answer was lost again, with its key. */
  readonly repeat: (secret?: () => string) => void;
  readonly isBusy: boolean;
  /** The unanswered request. */
  readonly request: Request | undefined;
  /** The request that was sent last, answered or not. */
  readonly last: Request | undefined;
  readonly refusal: Refusal<Code> | undefined;
  /** Removes the refusal, such as before another request. */
  readonly reset: () => void;
};

/** Identifies the session that sends a request. */
export const sessionOf = ({ merchant, token }: Pick<Scope, 'merchant' | 'token'>): string =>
  `${merchant} ${token?.slice(-TOKEN_MARK) ?? ''}`;

/** The request of a kind whose answer was lost, of this session. */
export const useLostRequest = <Request>(kept: UnansweredAtom<Request>): Request | undefined => {
  const whose = sessionOf(useScope());
  const unanswered = useAtomValue(kept);
  return unanswered?.isLost === true && unanswered.whose === whose ? unanswered.request : undefined;
};

/** Milliseconds until a repeat; the first one after a reload has nothing to wait for. */
const repeatDelay = (error: Error | null): number => {
  const gatewayError = gatewayErrorOf(error);
  if (gatewayError === undefined) return error === null ? 0 : REPEAT_MILLISECONDS;
  return REPEAT_MILLISECONDS + waitAfter(refused(gatewayError).refusal);
};

/**
 * Makes a call that moves money. An unanswered request survives a reload of the tab and blocks others of its kind, so
 * that a lost answer never moves money twice. `repeats` sends a lost request again until the gateway has decided on it,
 * for calls that no secret confirms. `onDone` gets the value and the request.
 */
export const useSentOnce = <Request, T, Code extends string>(
  { kept: keptAtom, mutation, repeats }: OnceCall<Request, T>,
  onDone: (value: T, request: Request) => void,
): SentOnce<Request, Code> => {
  const scope = useScope();
  const [kept, keep] = useAtom(keptAtom);
  const { onMutate, onSettled } = mutation;
  const { mutate, isPending, error, reset, variables } = useMutation<T, Error, Sent<Request>>({
    ...mutation,
    onMutate: (asked, context) => {
      keep(withoutSecret(asked));
      return onMutate?.(asked, context);
    },
    onSettled: (value, failure, asked, before, context) => {
      keep(stillUnanswered(asked, failure));
      return onSettled?.(value, failure, asked, before, context);
    },
  });
  const whose = sessionOf(scope);
  const unanswered = kept?.whose === whose ? kept : undefined;
  const gatewayError = gatewayErrorOf(error);
  const isAsking = unanswered?.isLost === true;
  const ask = (asked: Sent<Request>): void =>
    mutate(asked, { onSuccess: (value, { request }) => onDone(value, request) });
  const repeat = (secret?: () => string): void => {
    if (unanswered?.isLost === true && !isPending) ask({ ...unanswered, secret });
  };
  const repeatAlone = useEffectEvent(() => repeat());
  const waits = repeats && isAsking && !isPending && scope.ready && scope.token !== undefined;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => repeatAlone(), repeatDelay(error));
    return () => clearTimeout(timer);
    // Each failure is another error, and starts the wait anew even when no render came between.
  }, [waits, error]);
  return {
    state: isAsking ? 'asking' : isPending ? 'sending' : 'idle',
    send: (request, secret) => {
      if (unanswered !== undefined || isPending) return;
      ask({ idempotencyKey: randomKey(), request, whose, isLost: false, secret });
    },
    repeat,
    isBusy: isPending,
    request: unanswered?.request,
    last: variables?.request,
    refusal: isPending || gatewayError === undefined ? undefined : refused<Code>(gatewayError).refusal,
    reset,
  };
};

/** A kind of call that moves money. */
export type OnceCall<Request, T> = {
  /** Stores the unanswered request. */
  readonly kept: UnansweredAtom<Request>;
  readonly mutation: OnceMutation<Request, T>;
  readonly repeats: boolean;
};
