import type { RefusalCode } from '@baize/gateway-sdk';
import type { MemberWallets, TransferReceipt, Upline } from '@baize/gateway-sdk/transfers';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { fetched, gatewayErrorOf, idempotencyKeyFor, useScope } from '../app/index.ts';
import type { Fetched, Loaded } from '../app/index.ts';
import { refused } from '../flow/index.ts';
import type { Refusal } from '../flow/index.ts';
import { useConfirm } from '../verification/secret/index.ts';
import type { Confirm } from '../verification/secret/index.ts';
import { uplineMutation, walletMutation } from './transfers.mutations.ts';
import type { WalletMove } from './transfers.mutations.ts';
import { uplineQuery, walletsQuery } from './transfers.queries.ts';

/** The member's wallets (REQ-225). */
export const useWallets = (): Fetched<MemberWallets> => fetched(useQuery(walletsQuery(useScope())));

export type UplineView = Loaded<{ readonly upline: Upline }, 'none'>;

/** Whom the member can transfer money to; `none` for a member whom no agent has invited. */
export const useUpline = (): { readonly view: UplineView; readonly retry: () => void } => {
  const { data, error, retry } = fetched(useQuery(uplineQuery(useScope())));
  if (data !== undefined) return { view: { state: 'ready', upline: data }, retry };
  if (error?.kind === 'business' && error.code === 'uplineUnknown') return { view: { state: 'none' }, retry };
  return { view: error === undefined ? { state: 'loading' } : { state: 'failed', error }, retry };
};

export type WalletCode = RefusalCode<'transferWallet' | 'collectWallets'>;

export type MoveMoney = {
  readonly move: () => void;
  readonly isBusy: boolean;
  readonly refusal: Refusal<WalletCode> | undefined;
};

/** Moves money between the member's wallets. `onDone` is called on success. */
export const useMoveMoney = (wish: WalletMove, onDone: () => void): MoveMoney => {
  const options = walletMutation(useScope(), wish);
  const cache = useQueryClient().getMutationCache();
  const { mutate, isPending, error } = useMutation(options);
  const gatewayError = gatewayErrorOf(error);
  return {
    move: () => mutate(idempotencyKeyFor(cache, options.mutationKey ?? []), { onSuccess: onDone }),
    isBusy: isPending,
    refusal: isPending ? undefined : gatewayError && refused<WalletCode>(gatewayError).refusal,
  };
};

export type UplineCode = RefusalCode<'transferToUpline'>;

/** Transfers money to the upline, confirmed by the payment password. `onDone` gets the receipt. */
export const useTransferToUpline = (amount: string, onDone: (receipt: TransferReceipt) => void): Confirm<UplineCode> =>
  useConfirm(uplineMutation(useScope(), amount), onDone);
