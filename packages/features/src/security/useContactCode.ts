import type { GatewayError, RefusalCode } from '@baize/gateway-sdk';
import { sendContactCode } from '@baize/gateway-sdk/security';
import type { NewContact } from '@baize/gateway-sdk/security';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { gatewayErrorOf, secondsLeft, useGateway, useTicker, valueOrThrow } from '../app/index.ts';
import { refused } from '../flow/index.ts';
import type { Refusal } from '../flow/index.ts';
import { useGatewayClock } from '../verification/useGatewayClock.ts';
import type { Channel } from './security.rules.ts';

const SECOND_MILLISECONDS = 1000;

export type ContactCodeCode = RefusalCode<'sendContactCode'>;

export type ContactCodeView = {
  /** Whole seconds until another code can be sent; 0 when one can. */
  readonly secondsLeft: number;
  readonly isSending: boolean;
  readonly isSent: boolean;
  readonly refusal: Refusal<ContactCodeCode> | undefined;
  /** Sends a code to the bound contact of the channel, or to one to bind. */
  readonly send: (to?: NewContact) => void;
};

const pauseOf = (error: GatewayError): number | undefined => {
  if (error.kind === 'rateLimited') return error.retryAfter;
  const asked: unknown = error.kind === 'business' ? error.value['retryAfter'] : undefined;
  return typeof asked === 'number' ? asked : undefined;
};

/** Sends codes to a contact, with the pause that the gateway requires between two. */
export const useContactCode = (channel: Channel): ContactCodeView => {
  const gateway = useGateway();
  const now = useGatewayClock();
  const [availableAt, setAvailableAt] = useState<number>();
  const waitFor = (seconds: number): void => setAvailableAt(now() + seconds * SECOND_MILLISECONDS);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (to: NewContact | undefined) =>
      valueOrThrow(sendContactCode(gateway, { channel, ...(to === undefined ? {} : { to }) })),
    onSuccess: ({ resendSeconds }) => waitFor(resendSeconds),
    onError: (thrown) => {
      const failure = gatewayErrorOf(thrown);
      const pause = failure && pauseOf(failure);
      if (pause !== undefined) waitFor(pause);
    },
  });
  const failure = gatewayErrorOf(error);
  return {
    secondsLeft: useTicker(availableAt, now, { read: secondsLeft }) ?? 0,
    isSending: isPending,
    isSent: isSuccess,
    refusal: isPending ? undefined : failure && refused<ContactCodeCode>(failure).refusal,
    send: (to) => mutate(to),
  };
};
