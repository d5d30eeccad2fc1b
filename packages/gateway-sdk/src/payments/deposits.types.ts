import type { BodyOf, Schemas } from '@baize/gateway-contract/client';

/** `hundredths` of a per cent of the amount, at least `lowest`. */
export type PaymentFee = Readonly<Schemas['PaymentFee']>;

/** A network of a USDT transfer. */
export type UsdtNetwork = Schemas['UsdtNetwork'];

/** A promotion that can be chosen with a deposit. */
export type DepositPromotion = Readonly<Schemas['DepositPromotion']>;

/** A deposit order with its steps. Amounts in minor units of its currency, times ISO 8601 in UTC. */
export type Deposit = Readonly<Schemas['Deposit']>;

/** Status of a deposit order; `pending` and `confirming` change. */
export type DepositStatus = Schemas['DepositStatus'];

/** Input of a new deposit order. */
export type DepositRequest = Readonly<BodyOf<'createDeposit'>>;
