import type { PayloadOf, ValueOf } from '@baize/gateway-contract/client';
import { collectWallets as collectWalletsOperation } from '@baize/gateway-contract/client/transfers/collectWallets';
import { getUpline as getUplineOperation } from '@baize/gateway-contract/client/transfers/getUpline';
import { getWallets as getWalletsOperation } from '@baize/gateway-contract/client/transfers/getWallets';
import { transferToUpline as transferToUplineOperation } from '@baize/gateway-contract/client/transfers/transferToUpline';
import { transferWallet as transferWalletOperation } from '@baize/gateway-contract/client/transfers/transferWallet';
import type { Answer, CallOptions, Gateway, MoneyCallOptions } from '../gateway.types.ts';

/** The member's wallets in minor units, the main wallet first (REQ-225). */
export type MemberWallets = ValueOf<'getWallets'>;

/** A transfer between two wallets; `amount` in minor units. */
export type WalletTransfer = { readonly from: string; readonly to: string; readonly amount: string };

/** The agent who invited the member, by a masked name, and the limits of a transfer. */
export type Upline = ValueOf<'getUpline'>;

/** The receipt of a transfer to the upline. */
export type TransferReceipt = ValueOf<'transferToUpline'>;

/** The name of a vendor's wallet defaults to its id. */
const readWallets = ({ wallets, ...own }: ValueOf<'getWallets'>): MemberWallets => ({
  ...own,
  wallets: wallets.map((wallet) => (wallet.id === 'main' ? wallet : { ...wallet, name: wallet.name || wallet.id })),
});

/** The balance of each of the member's wallets (REQ-225). */
export const getWallets = (gateway: Gateway, options?: CallOptions): Answer<MemberWallets> =>
  gateway.call(getWalletsOperation, {}, readWallets, options);

/** Moves money between two wallets; returns the wallets afterwards (REQ-225). */
export const transferWallet = (
  gateway: Gateway,
  { from, to, amount }: WalletTransfer,
  options?: MoneyCallOptions,
): Answer<MemberWallets> =>
  gateway.call(
    transferWalletOperation,
    { query: { merchantCode: gateway.merchant() }, body: { from, to, amount } },
    readWallets,
    options,
  );

/** Moves all money into the main wallet (REQ-225). */
export const collectWallets = (gateway: Gateway, options?: MoneyCallOptions): Answer<MemberWallets> =>
  gateway.call(collectWalletsOperation, {}, readWallets, options);

/** Whom the member can transfer money to (D20). */
export const getUpline = (gateway: Gateway, options?: CallOptions): Answer<Upline> =>
  gateway.call(getUplineOperation, {}, (upline: ValueOf<'getUpline'>) => upline, options);

/** Transfers money to the upline, confirmed by the payment password (D20). */
export const transferToUpline = (
  gateway: Gateway,
  payload: PayloadOf<'transferToUpline'>,
  options?: MoneyCallOptions,
): Answer<TransferReceipt> =>
  gateway.callSealed(transferToUplineOperation, payload, (receipt: ValueOf<'transferToUpline'>) => receipt, options);
