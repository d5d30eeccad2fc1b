export { collectWallets, getUpline, getWallets, transferToUpline, transferWallet } from './transfers.calls.ts';
export type { MemberWallets, TransferReceipt, Upline, WalletTransfer } from './transfers.calls.ts';
