import type { ValueOf } from '@baize/gateway-contract/client';
import { getMerchantWallet as operation } from '@baize/gateway-contract/client/wallet/getMerchantWallet';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** How the members of a merchant hold their money. */
export type MerchantWallet = {
  /** Every game bets from one wallet; else money is moved to a vendor before it is played. */
  readonly single: boolean;
};

const readWallet = ({ isSingle }: ValueOf<'getMerchantWallet'>): MerchantWallet => ({ single: isSingle === 1 });

/** Whether one wallet serves all games of the merchant (REQ-225). */
export const getMerchantWallet = (gateway: Gateway, options?: CallOptions): Answer<MerchantWallet> =>
  gateway.call(operation, { query: { merchantCode: gateway.merchant() } }, readWallet, options);
