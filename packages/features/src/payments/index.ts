export type {
  Deposit,
  DepositPromotion,
  DepositRequest,
  DepositStatus,
  PaymentMethod,
  PaymentMethods,
  UsdtNetwork,
} from '@baize/gateway-sdk/payments';
export { depositFault, depositTerms, isOpen, payAddress } from './deposits.rules.ts';
export type { DepositFault, DepositTerms, ReceivedDeposit } from './deposits.rules.ts';
export {
  useCancelDeposit,
  useDeposit,
  useDeposits,
  useHandleDepositEvent,
  usePendingDeposits,
  useSecondsToPay,
} from './useDeposits.ts';
export type { CancelDepositCode } from './useDeposits.ts';
export { useOpenDeposit } from './useOpenDeposit.ts';
export type { OpenDepositCode } from './useOpenDeposit.ts';
export { usePaymentMethods } from './usePaymentMethods.ts';
