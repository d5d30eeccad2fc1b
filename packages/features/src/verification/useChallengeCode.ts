import type { GatewayError, RefusalCode } from '@baize/gateway-sdk';
import { sendChallengeCode } from '@baize/gateway-sdk/session';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { answered, faultOf, useFeatures } from '../app/index.ts';
import { refused } from '../flow/index.ts';
import type { Refusal } from '../flow/index.ts';
import { useGatewayClock } from './useGatewayClock.ts';
import { useSecondsUntil } from './useSmsCode.ts';

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
const secondsAsked = (fault: GatewayError): number | undefined => {
  const asked: unknown = fault.kind === 'business' ? fault.value['retryAfter'] : undefined;
  if (fault.kind === 'rateLimited') return fault.retryAfter;
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
    mutationFn: () => answered(sendChallengeCode(gateway, { id, method })),
    onMutate: () => setRefusal(undefined),
    onSuccess: ({ resendSeconds }) => waitFor(resendSeconds),
    onError: (error) => {
      const fault = faultOf(error);
      if (fault === undefined) return;
      const { refusal: found } = refused<RefusalCode<'sendChallengeCode'>>(fault);
      const wait = secondsAsked(fault);
      if (wait !== undefined) waitFor(wait);
      setRefusal(found);
    },
  });
  return {
    secondsLeft: useSecondsUntil(availableAt, now),
    sending: isPending,
    refusal,
    resend: () => mutate(),
  };
};
