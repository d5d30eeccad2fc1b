import type { PayloadOf, Schemas, ValueOf } from '@baize/gateway-contract/client';
import { addWithdrawalAccount as addWithdrawalAccountOperation } from '@baize/gateway-contract/client/payments/addWithdrawalAccount';
import { getWithdrawalAccounts as getWithdrawalAccountsOperation } from '@baize/gateway-contract/client/payments/getWithdrawalAccounts';
import { removeWithdrawalAccount as removeWithdrawalAccountOperation } from '@baize/gateway-contract/client/payments/removeWithdrawalAccount';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** An account that withdrawals are paid to; its number is masked. */
export type WithdrawalAccount = Readonly<Schemas['WithdrawalAccount']>;

/** A member's accounts, the oldest first; `holder` is the name that a new account must have. */
export type WithdrawalAccounts = ValueOf<'getWithdrawalAccounts'>;

/** A new account, with the payment password. */
export type NewWithdrawalAccount = PayloadOf<'addWithdrawalAccount'>;

const readAccount = (account: WithdrawalAccount): WithdrawalAccount => account;

/** The accounts that the member can withdraw to. */
export const getWithdrawalAccounts = (gateway: Gateway, options?: CallOptions): Answer<WithdrawalAccounts> =>
  gateway.call(getWithdrawalAccountsOperation, {}, (accounts: ValueOf<'getWithdrawalAccounts'>) => accounts, options);

/** Adds an account, confirmed by the payment password; usable after 24 hours. */
export const addWithdrawalAccount = (
  gateway: Gateway,
  payload: NewWithdrawalAccount,
  options?: CallOptions,
): Answer<WithdrawalAccount> => gateway.callSealed(addWithdrawalAccountOperation, payload, readAccount, options);

/** Removes an account, confirmed by the payment password. */
export const removeWithdrawalAccount = (
  gateway: Gateway,
  payload: PayloadOf<'removeWithdrawalAccount'>,
  options?: CallOptions,
): Answer<null> => gateway.callSealed(removeWithdrawalAccountOperation, payload, () => null, options);
