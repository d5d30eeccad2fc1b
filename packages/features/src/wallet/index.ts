export { balanceQuery } from './balance.queries.ts';
export { useBalance, useHandleBalanceEvent } from './useBalance.ts';
export type { BalanceView } from './useBalance.ts';
export { useMerchantWallet } from './useMerchantWallet.ts';
