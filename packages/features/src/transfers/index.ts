export type { MemberWallets, TransferReceipt, Upline } from '@baize/gateway-sdk/transfers';
export type { WalletMove } from './transfers.mutations.ts';
export {
  balanceOf,
  hasToCollect,
  refusedWalletField,
  uplineFault,
  uplineFields,
  uplineNeed,
  walletFault,
  walletFields,
} from './transfers.rules.ts';
export type { TransferFault } from './transfers.rules.ts';
export { useLostUplineTransfer, useMoveMoney, useTransferToUpline, useUpline, useWallets } from './useTransfers.ts';
export type { MoveMoney, UplineCode, UplineView, WalletCode } from './useTransfers.ts';
