import type { PaymentTimes } from '@baize/gateway-sdk/payments';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { paymentTimesQuery } from './times.queries.ts';

type MeasuredTimes = {
  /** Undefined until loaded, and when that fails. */
  readonly times: PaymentTimes | undefined;
  /** True once the times have loaded or failed to load. */
  readonly isKnown: boolean;
};

/** Measured times of payments (REQ-055). */
export const usePaymentTimes = (): MeasuredTimes => {
  const { data, isLoading } = useQuery(paymentTimesQuery(useScope()));
  return { times: data, isKnown: !isLoading };
};
