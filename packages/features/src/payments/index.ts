export type {
  PaymentMethod,
  PaymentMethods,
  Withdrawal,
  WithdrawalAccount,
  WithdrawalAccounts,
  WithdrawalOutcome,
  WithdrawalStatus,
  WithdrawalTerms,
} from '@baize/gateway-sdk/payments';
export type { Fetched } from '../app/index.ts';
export { refusedAccountField, useAddAccount, useRemoveAccount } from './useAccounts.ts';
export type { AddAccountCode, RemoveAccountCode } from './useAccounts.ts';
export { useRequestWithdrawal, useWithdraw } from './useWithdraw.ts';
export type { WithdrawCode, WithdrawView } from './useWithdraw.ts';
export { useCoolingSeconds, useOrderActions, useWithdrawal, useWithdrawals } from './useWithdrawals.ts';
export type { OrderActions, OrderCode } from './useWithdrawals.ts';
export type { WithdrawalWish } from './withdrawals.mutations.ts';
export {
  accountFields,
  accountKinds,
  accountNumberOf,
  amountFault,
  feeOn,
  isNoPart,
  isOpenWithdrawal,
  methodOfAccount,
  mostToWithdraw,
  networksOf,
  partFields,
  paymentNeed,
  payoutOf,
  turnoverShare,
  withdrawalBar,
  withdrawalStages,
  withdrawFields,
} from './withdrawals.rules.ts';
export type { AccountKind, AmountFault, WithdrawalBar, WithdrawalStage } from './withdrawals.rules.ts';
