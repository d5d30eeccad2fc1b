import type { RefusalCode } from '@baize/gateway-sdk';
import type { PaymentMethods, Withdrawal, WithdrawalAccounts, WithdrawalTerms } from '@baize/gateway-sdk/payments';
import { useQuery } from '@tanstack/react-query';
import { gatewayErrorOf, useScope } from '../app/index.ts';
import type { Loaded } from '../app/index.ts';
import { useLostRequest } from '../sentOnce/index.ts';
import { useConfirmOnce } from '../verification/secret/index.ts';
import type { Confirm } from '../verification/secret/index.ts';
import { paymentMethodsQuery } from './methods.queries.ts';
import { unansweredWithdrawalAtom } from './withdrawals.atoms.ts';
import { requestWithdrawalMutation } from './withdrawals.mutations.ts';
import type { WithdrawalWish } from './withdrawals.mutations.ts';
import { withdrawalAccountsQuery, withdrawalTermsQuery } from './withdrawals.queries.ts';

export type WithdrawView = Loaded<{
  readonly terms: WithdrawalTerms;
  readonly accounts: WithdrawalAccounts;
  readonly methods: PaymentMethods;
}>;

/** What the page of withdrawals needs: the member's terms and accounts, and the merchant's methods. */
export const useWithdraw = (): { readonly view: WithdrawView; readonly retry: () => void } => {
  const scope = useScope();
  const terms = useQuery(withdrawalTermsQuery(scope));
  const accounts = useQuery(withdrawalAccountsQuery(scope));
  const methods = useQuery(paymentMethodsQuery(scope));
  const all = [terms, accounts, methods];
  const retry = (): void => {
    for (const query of all) if (query.data === undefined) void query.refetch();
  };
  if (terms.data !== undefined && accounts.data !== undefined && methods.data !== undefined)
    return { view: { state: 'ready', terms: terms.data, accounts: accounts.data, methods: methods.data }, retry };
  const failed = all.find(({ data, error }) => data === undefined && error !== null);
  if (failed !== undefined) return { view: { state: 'failed', error: gatewayErrorOf(failed.error) }, retry };
  return { view: { state: 'loading' }, retry };
};

export type WithdrawCode = RefusalCode<'requestWithdrawal'>;

/** The withdrawal whose answer was lost: it is requested again before any other. */
export const useLostWithdrawal = (): WithdrawalWish | undefined => useLostRequest(unansweredWithdrawalAtom);

/** Requests a withdrawal, confirmed by the payment password. `onDone` gets the order. */
export const useRequestWithdrawal = (
  wish: WithdrawalWish,
  onDone: (order: Withdrawal) => void,
): Confirm<WithdrawCode> =>
  useConfirmOnce({ kept: unansweredWithdrawalAtom, mutation: requestWithdrawalMutation(useScope()) }, wish, onDone);
