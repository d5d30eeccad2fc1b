import type { GatewayError, RefusalCode } from '@baize/gateway-sdk';
import { sendChallengeCode } from '@baize/gateway-sdk/session';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { answered, faultOf, useFeatures } from '../app/index.ts';
import { refused } from '../flow/index.ts';
import type { Refusal } from '../flow/index.ts';
import { useGatewayClock } from './useGatewayClock.ts';
import { useSecondsUntil } from './useSmsCode.ts';

/** How long a gateway waits between two codes, until it says it itself. */
const RESEND_SECONDS = 60;
const SECOND_MILLISECONDS = 1000;

export type ChallengeCodeRefusal = Refusal<RefusalCode<'sendChallengeCode'>>;

export type ChallengeCodeView = {
  /** Whole seconds until the code may be sent once more; 0 when it may. */
  readonly secondsLeft: number;
  readonly sending: boolean;
  readonly refusal: ChallengeCodeRefusal | undefined;
  readonly resend: () => void;
};

/** The pause that a refusal asks for, in seconds. */
const secondsAsked = (fault: GatewayError): number | undefined => {
  const asked: unknown = fault.kind === 'business' ? fault.value['retryAfter'] : undefined;
  if (fault.kind === 'rateLimited') return fault.retryAfter;
  return typeof asked === 'number' ? asked : undefined;
};

/** The code of a second factor, which was sent with its question, sent once more after a pause. */
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
