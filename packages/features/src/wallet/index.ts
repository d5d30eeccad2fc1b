export { balanceQuery } from './balance.queries.ts';
export { useBalance } from './useBalance.ts';
export type { BalanceView } from './useBalance.ts';
export { useMerchantWallet } from './useMerchantWallet.ts';
export { useHandleBalanceEvent } from './useHandleBalanceEvent.ts';
