export { cancelDeposit, createDeposit, getDeposit, getDeposits } from './deposits.calls.ts';
export type {
  Deposit,
  DepositPromotion,
  DepositRequest,
  DepositStatus,
  PaymentFee,
  UsdtNetwork,
} from './deposits.types.ts';
export { addWithdrawalAccount, getWithdrawalAccounts, removeWithdrawalAccount } from './accounts.calls.ts';
export type { NewWithdrawalAccount, WithdrawalAccount, WithdrawalAccounts } from './accounts.calls.ts';
export { getPaymentMethods } from './methods.calls.ts';
export type { PaymentMethod, PaymentMethods } from './methods.calls.ts';
export { getPaymentTimes } from './times.calls.ts';
export type { PaymentTimes } from './times.calls.ts';
export {
  cancelWithdrawal,
  confirmWithdrawal,
  getWithdrawal,
  getWithdrawals,
  getWithdrawalTerms,
  requestWithdrawal,
} from './withdrawals.calls.ts';
export type { Withdrawal, WithdrawalOutcome, WithdrawalStatus, WithdrawalTerms } from './withdrawals.calls.ts';
