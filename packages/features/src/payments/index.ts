export type {
  Deposit,
  DepositPromotion,
  DepositRequest,
  DepositStatus,
  PaymentMethod,
  PaymentMethods,
  PaymentTimes,
  UsdtNetwork,
} from '@baize/gateway-sdk/payments';
export { depositFault, depositTerms, isOpen, payAddress } from './deposits.rules.ts';
export type { DepositFault, DepositTerms, ReceivedDeposit } from './deposits.rules.ts';
export { useCancelDeposit, useDeposit, useDeposits, useHandleDepositEvent, useSecondsToPay } from './useDeposits.ts';
export type { CancelDepositCode } from './useDeposits.ts';
export { useOpenDeposit } from './useOpenDeposit.ts';
export type { OpenDepositCode } from './useOpenDeposit.ts';
export { useOpenWithdrawals, usePendingDeposits } from './useWaitingOrders.ts';
export { isOpenWithdrawal } from './openWithdrawal.rules.ts';
export { usePaymentMethods } from './usePaymentMethods.ts';
export { usePaymentTimes } from './usePaymentTimes.ts';
export type {
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
export { useLostWithdrawal, useRequestWithdrawal, useWithdraw } from './useWithdraw.ts';
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
