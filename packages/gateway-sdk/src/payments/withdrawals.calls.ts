import type { PayloadOf, Schemas, ValueOf } from '@baize/gateway-contract/client';
import { cancelWithdrawal as cancelWithdrawalOperation } from '@baize/gateway-contract/client/payments/cancelWithdrawal';
import { confirmWithdrawal as confirmWithdrawalOperation } from '@baize/gateway-contract/client/payments/confirmWithdrawal';
import { getWithdrawal as getWithdrawalOperation } from '@baize/gateway-contract/client/payments/getWithdrawal';
import { getWithdrawals as getWithdrawalsOperation } from '@baize/gateway-contract/client/payments/getWithdrawals';
import { getWithdrawalTerms as getWithdrawalTermsOperation } from '@baize/gateway-contract/client/payments/getWithdrawalTerms';
import { requestWithdrawal as requestWithdrawalOperation } from '@baize/gateway-contract/client/payments/requestWithdrawal';
import type { Answer, CallOptions, Gateway, MoneyCallOptions } from '../gateway.types.ts';
import { pageQuery, readPage } from '../paging/index.ts';
import type { Page, PageAsked } from '../paging/index.ts';

/** A withdrawal with its steps; amounts in minor units, times ISO 8601 in UTC (D59). */
export type Withdrawal = Readonly<Schemas['Withdrawal']>;

/** Status of a withdrawal (REQ-224). */
export type WithdrawalStatus = Withdrawal['status'];

/** Terms of a withdrawal now: own money, remaining turnover, and the rest of the day's limits. */
export type WithdrawalTerms = ValueOf<'getWithdrawalTerms'>;

/** Amount received of a withdrawal; `amount` in minor units with `partlyReceived` (REQ-224). */
export type WithdrawalOutcome = {
  readonly outcome: 'received' | 'partlyReceived' | 'notReceived';
  readonly amount?: string;
};

const readWithdrawal = (withdrawal: Withdrawal): Withdrawal => withdrawal;

/** Terms of a withdrawal now (D20). */
export const getWithdrawalTerms = (gateway: Gateway, options?: CallOptions): Answer<WithdrawalTerms> =>
  gateway.call(getWithdrawalTermsOperation, {}, (terms: ValueOf<'getWithdrawalTerms'>) => terms, options);

/** Requests a withdrawal, confirmed by the payment password; the amount is reserved at once (D59). */
export const requestWithdrawal = (
  gateway: Gateway,
  payload: PayloadOf<'requestWithdrawal'>,
  options?: MoneyCallOptions,
): Answer<Withdrawal> => gateway.callSealed(requestWithdrawalOperation, payload, readWithdrawal, options);

/** A page of the member's withdrawals, latest first. */
export const getWithdrawals = (gateway: Gateway, asked: PageAsked, options?: CallOptions): Answer<Page<Withdrawal>> =>
  gateway.call(getWithdrawalsOperation, { query: pageQuery(asked) }, readPage(readWithdrawal), options);

/** A withdrawal as it is now. */
export const getWithdrawal = (
  gateway: Gateway,
  { id }: { readonly id: string },
  options?: CallOptions,
): Answer<Withdrawal> => gateway.call(getWithdrawalOperation, { query: { id } }, readWithdrawal, options);

/** Cancels a withdrawal while it cools; safe to repeat. */
export const cancelWithdrawal = (
  gateway: Gateway,
  { id }: { readonly id: string },
  options?: CallOptions,
): Answer<Withdrawal> => gateway.call(cancelWithdrawalOperation, { body: { id } }, readWithdrawal, options);

/** Reports what arrived of a sent withdrawal; safe to repeat. */
export const confirmWithdrawal = (
  gateway: Gateway,
  { id, outcome, amount }: WithdrawalOutcome & { readonly id: string },
  options?: CallOptions,
): Answer<Withdrawal> =>
  gateway.call(
    confirmWithdrawalOperation,
    { body: { id, outcome, ...(amount !== undefined && { amount }) } },
    readWithdrawal,
    options,
  );
