import { onClockLeap } from '@baize/gateway-sdk/clock';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

declare module '@tanstack/react-query' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with the declaration of its library
  interface Register {
    queryMeta: {
      /** True if the answer holds the gateway's time, or moments that are counted down to. */
      readonly tellsTime?: boolean;
    };
  }
}

const predicate = ({ meta }: Pick<Query, 'meta'>): boolean => meta?.tellsTime === true;

/** Keeps countdowns right: refetches `tellsTime` queries after the machine has slept or its clock was set. */
export const useRefetchAfterClockLeap = (): void => {
  const client = useQueryClient();
  useEffect(() => onClockLeap(() => void client.invalidateQueries({ predicate }, { cancelRefetch: false })), [client]);
};
