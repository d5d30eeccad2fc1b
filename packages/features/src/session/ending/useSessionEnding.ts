import type { GatewayError } from '@baize/gateway-sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { gatewayErrorOf, useScope, useTicker } from '../../app/index.ts';
import { useGatewayClock } from '../../verification/index.ts';
import { extendMutation } from './ending.mutations.ts';
import { sessionTermQuery } from './ending.queries.ts';
import { canStay, secondsToEnd } from './ending.rules.ts';

export type SessionEnding = {
  /** Seconds by the gateway's clock; undefined until the warning is due, and after the player has dismissed it. */
  readonly secondsLeft: number | undefined;
  readonly canStay: boolean;
  readonly stay: () => void;
  readonly staying: boolean;
  readonly failure: GatewayError | undefined;
  /** Dismisses the warning until the session's end changes. */
  readonly read: () => void;
};

const ASK_AGAIN_MILLISECONDS = 2000;

const shown = (left: number): number | undefined => secondsToEnd({ endsAt: left }, 0);

/**
 * Warns some minutes before the session ends and extends it (REQ-091). At zero it refetches every two seconds until the
 * gateway reports the end, because another tab may have extended the session.
 */
export const useSessionEnding = (): SessionEnding => {
  const scope = useScope();
  const { data: term, refetch } = useQuery(sessionTermQuery(scope));
  const { mutate, isPending, error } = useMutation(extendMutation(scope));
  const [readEnd, setReadEnd] = useState<number>();
  const secondsLeft = useTicker(term?.endsAt, useGatewayClock(), { read: shown });
  const isOver = secondsLeft === 0;
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setInterval(() => void refetch({ cancelRefetch: false }), ASK_AGAIN_MILLISECONDS);
    return () => clearInterval(timer);
  }, [isOver, refetch]);
  return {
    secondsLeft: term?.endsAt === readEnd ? undefined : secondsLeft,
    canStay: term !== undefined && canStay(term),
    stay: () => mutate(),
    staying: isPending,
    failure: gatewayErrorOf(error),
    read: () => setReadEnd(term?.endsAt),
  };
};
