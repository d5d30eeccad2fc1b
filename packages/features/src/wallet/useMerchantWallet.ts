import type { MerchantWallet } from '@baize/gateway-sdk/wallet';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { merchantWalletQuery } from './merchantWallet.queries.ts';

/** The wallet mode of the merchant; undefined while loading and for visitors. */
export const useMerchantWallet = (): MerchantWallet | undefined => useQuery(merchantWalletQuery(useScope())).data;
