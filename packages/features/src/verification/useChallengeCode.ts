import type { GatewayError, RefusalCode } from '@baize/gateway-sdk';
import { sendChallengeCode } from '@baize/gateway-sdk/session';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { valueOrThrow, gatewayErrorOf, secondsLeft, useFeatures, useTicker } from '../app/index.ts';
import { refused } from '../flow/index.ts';
import type { Refusal } from '../flow/index.ts';
import { useGatewayClock } from './useGatewayClock.ts';

/** Seconds between two codes, until the gateway returns its own pause. */
const RESEND_SECONDS = 60;
const SECOND_MILLISECONDS = 1000;

export type ChallengeCodeRefusal = Refusal<RefusalCode<'sendChallengeCode'>>;

export type ChallengeCodeView = {
  /** Whole seconds until the code can be sent again; 0 when it can. */
  readonly secondsLeft: number;
  readonly sending: boolean;
  readonly refusal: ChallengeCodeRefusal | undefined;
  readonly resend: () => void;
};

/** Pause that a refusal requires, in seconds. */
const secondsAsked = (error: GatewayError): number | undefined => {
  const asked: unknown = error.kind === 'business' ? error.value['retryAfter'] : undefined;
  if (error.kind === 'rateLimited') return error.retryAfter;
  return typeof asked === 'number' ? asked : undefined;
};

/** Resends the code of a second factor after a pause; the first one was sent with the challenge. */
export const useChallengeCode = (id: string, method: 'sms' | 'email'): ChallengeCodeView => {
  const { gateway } = useFeatures();
  const now = useGatewayClock();
  const [availableAt, setAvailableAt] = useState(() => now() + RESEND_SECONDS * SECOND_MILLISECONDS);
  const [refusal, setRefusal] = useState<ChallengeCodeRefusal>();
  const waitFor = (seconds: number): void => setAvailableAt(now() + seconds * SECOND_MILLISECONDS);
  const { mutate, isPending } = useMutation({
    mutationFn: () => valueOrThrow(sendChallengeCode(gateway, { id, method })),
    onMutate: () => setRefusal(undefined),
    onSuccess: ({ resendSeconds }) => waitFor(resendSeconds),
    onError: (error) => {
      const gatewayError = gatewayErrorOf(error);
      if (gatewayError === undefined) return;
      const { refusal: found } = refused<RefusalCode<'sendChallengeCode'>>(gatewayError);
      const wait = secondsAsked(gatewayError);
      if (wait !== undefined) waitFor(wait);
      setRefusal(found);
    },
  });
  return {
    secondsLeft: useTicker(availableAt, now, { read: secondsLeft }) ?? 0,
    sending: isPending,
    refusal,
    resend: () => mutate(),
  };
};
