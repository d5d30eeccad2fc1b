import type { ValueOf } from '@baize/gateway-contract/client';
import { getMerchantWallet as operation } from '@baize/gateway-contract/client/wallet/getMerchantWallet';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** The wallet mode of a merchant. */
export type MerchantWallet = {
  /** True when all games bet from one wallet; else money is transferred to a vendor before play. */
  readonly single: boolean;
};

const readWallet = ({ isSingle }: ValueOf<'getMerchantWallet'>): MerchantWallet => ({ single: isSingle === 1 });

/** The wallet mode of the merchant (REQ-225). */
export const getMerchantWallet = (gateway: Gateway, options?: CallOptions): Answer<MerchantWallet> =>
  gateway.call(operation, { query: { merchantCode: gateway.merchant() } }, readWallet, options);
