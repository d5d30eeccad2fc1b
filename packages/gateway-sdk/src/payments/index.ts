export { cancelDeposit, createDeposit, getDeposit, getDeposits } from './deposits.calls.ts';
export type {
  Deposit,
  DepositPromotion,
  DepositRequest,
  DepositStatus,
  PaymentFee,
  UsdtNetwork,
} from './deposits.types.ts';
export { getPaymentMethods } from './methods.calls.ts';
export type { PaymentMethod, PaymentMethods } from './methods.calls.ts';
