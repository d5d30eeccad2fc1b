import type { PaymentMethods } from '@baize/gateway-sdk/payments';
import { useQuery } from '@tanstack/react-query';
import { fetched, useScope } from '../app/index.ts';
import type { Fetched } from '../app/index.ts';
import { paymentMethodsQuery } from './methods.queries.ts';

/** Ways to pay in and out, with limits, fees and measured times. */
export const usePaymentMethods = (): Fetched<PaymentMethods> => fetched(useQuery(paymentMethodsQuery(useScope())));
