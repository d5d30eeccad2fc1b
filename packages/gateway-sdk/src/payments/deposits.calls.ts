import { cancelDeposit as cancelDepositOperation } from '@baize/gateway-contract/client/payments/cancelDeposit';
import { createDeposit as createDepositOperation } from '@baize/gateway-contract/client/payments/createDeposit';
import { getDeposit as getDepositOperation } from '@baize/gateway-contract/client/payments/getDeposit';
import { getDeposits as getDepositsOperation } from '@baize/gateway-contract/client/payments/getDeposits';
import type { Answer, CallOptions, Gateway, MoneyCallOptions } from '../gateway.types.ts';
import { pageQuery, readPage } from '../paging/index.ts';
import type { Page, PageAsked } from '../paging/index.ts';
import type { Deposit, DepositRequest } from './deposits.types.ts';

const readDeposit = (deposit: Deposit): Deposit => deposit;

/** Opens a deposit order. A repeat with the same Idempotency-Key returns the same order. */
export const createDeposit = (gateway: Gateway, request: DepositRequest, options?: MoneyCallOptions): Answer<Deposit> =>
  gateway.call(createDepositOperation, { body: request }, readDeposit, options);

/** A page of the member's deposit orders, latest first. */
export const getDeposits = (gateway: Gateway, asked: PageAsked, options?: CallOptions): Answer<Page<Deposit>> =>
  gateway.call(getDepositsOperation, { query: pageQuery(asked) }, readPage(readDeposit), options);

/** A deposit order as it is now; the gateway asks the provider while it is pending. */
export const getDeposit = (gateway: Gateway, id: string, options?: CallOptions): Answer<Deposit> =>
  gateway.call(getDepositOperation, { query: { id } }, readDeposit, options);

/** Cancels a pending deposit order. Returns the order as it is then: one that was paid meanwhile is not cancelled. */
export const cancelDeposit = (gateway: Gateway, id: string, options?: CallOptions): Answer<Deposit> =>
  gateway.call(cancelDepositOperation, { body: { id } }, readDeposit, options);
