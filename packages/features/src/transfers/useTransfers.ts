import type { RefusalCode } from '@baize/gateway-sdk';
import type { MemberWallets, TransferReceipt, Upline } from '@baize/gateway-sdk/transfers';
import { useQuery } from '@tanstack/react-query';
import { fetched, useScope } from '../app/index.ts';
import type { Fetched, Loaded } from '../app/index.ts';
import { useLostRequest, useSentOnce } from '../sentOnce/index.ts';
import type { Refusal } from '../flow/index.ts';
import { useConfirmOnce } from '../verification/secret/index.ts';
import type { Confirm } from '../verification/secret/index.ts';
import { unansweredMoveAtom, unansweredUplineAtom } from './transfers.atoms.ts';
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
  /** Moves money; while the answer of an earlier move is lost, that one is asked for instead. */
  readonly move: (wish: WalletMove) => void;
  readonly isBusy: boolean;
  /** The move whose answer was lost; it is repeated until it comes. */
  readonly lost: WalletMove | undefined;
  /** Why the last move of a kind was refused. */
  readonly refusalOf: (kind: WalletMove['kind']) => Refusal<WalletCode> | undefined;
};

/** Moves money between the member's wallets. `onDone` is called with what was moved. */
export const useMoveMoney = (onDone: (moved: WalletMove) => void): MoveMoney => {
  const { state, send, repeat, isBusy, request, last, refusal } = useSentOnce<WalletMove, MemberWallets, WalletCode>(
    { kept: unansweredMoveAtom, mutation: walletMutation(useScope()), repeats: true },
    (_wallets, moved) => onDone(moved),
  );
  return {
    move: (wish) => (state === 'asking' ? repeat() : send(wish)),
    isBusy,
    lost: state === 'asking' ? request : undefined,
    refusalOf: (kind) => (last?.kind === kind ? refusal : undefined),
  };
};

export type UplineCode = RefusalCode<'transferToUpline'>;

/** The amount of a transfer to the upline whose answer was lost: it is sent again before any other. */
export const useLostUplineTransfer = (): string | undefined => useLostRequest(unansweredUplineAtom);

/** Transfers money to the upline, confirmed by the payment password. `onDone` gets the receipt. */
export const useTransferToUpline = (amount: string, onDone: (receipt: TransferReceipt) => void): Confirm<UplineCode> =>
  useConfirmOnce({ kept: unansweredUplineAtom, mutation: uplineMutation(useScope()) }, amount, onDone);
