import type { PaymentTimes } from '@baize/gateway-sdk/payments';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { paymentTimesQuery } from './times.queries.ts';

/** Measured times of payments (REQ-055); undefined until loaded, and when that fails. */
export const usePaymentTimes = (): PaymentTimes | undefined => useQuery(paymentTimesQuery(useScope())).data;
