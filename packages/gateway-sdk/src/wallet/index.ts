export { getBalance } from './getBalance.ts';
export type { Balance } from './getBalance.ts';
export { getMerchantWallet } from './getMerchantWallet.ts';
export type { MerchantWallet } from './getMerchantWallet.ts';
