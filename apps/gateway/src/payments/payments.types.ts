import type { Services } from '../kernel/gateway.types.ts';
import type { LimitsPort } from '../wallet/limits.types.ts';
import type { PaymentProvider } from './provider.types.ts';

/** The payment provider of this gateway. */
export type PaymentPort = { readonly payments: PaymentProvider };

export type PaymentServices = Pick<Services, 'database' | 'merchants' | 'clock' | 'events' | 'report' | 'decides'> &
  PaymentPort &
  LimitsPort;
