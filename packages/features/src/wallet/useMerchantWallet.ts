import type { MerchantWallet } from '@baize/gateway-sdk/wallet';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { merchantWalletQuery } from './merchantWallet.queries.ts';

/** How members of the merchant hold their money; undefined until it is known, and for visitors. */
export const useMerchantWallet = (): MerchantWallet | undefined => useQuery(merchantWalletQuery(useScope())).data;
