import { collectWallets, transferToUpline, transferWallet } from '@baize/gateway-sdk/transfers';
import type { MemberWallets, TransferReceipt, WalletTransfer } from '@baize/gateway-sdk/transfers';
import { mutationOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { answerKey, isAnswerOf, valueOrThrow } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import type { Sent } from '../sentOnce/index.ts';
import { TRANSFERS, walletsQuery } from './transfers.queries.ts';

/** The areas that a transfer changes. */
const CHANGED = [TRANSFERS, 'balance', 'payments'] as const;

// Also after a failure: the request may have succeeded although the response was lost.
const refetchMoney = (client: QueryClient): void => {
  for (const area of CHANGED) void client.invalidateQueries({ predicate: isAnswerOf(area) });
};

/** A change of the wallets: a transfer between two, or all money into the main one. */
export type WalletMove = { readonly kind: 'collect' } | ({ readonly kind: 'transfer' } & WalletTransfer);

/** Moves money between wallets, once per idempotency key, however often it is submitted (REQ-225). */
export const walletMutation = (scope: Scope) =>
  mutationOptions<MemberWallets, Error, Sent<WalletMove>>({
    mutationKey: answerKey(scope, { member: true }, TRANSFERS, 'move'),
    meta: { changes: TRANSFERS },
    mutationFn: ({ request: move, idempotencyKey }) =>
      valueOrThrow(
        move.kind === 'collect'
          ? collectWallets(scope.gateway, { idempotencyKey })
          : transferWallet(scope.gateway, move, { idempotencyKey }),
      ),
    onSuccess: (wallets, _keyed, _before, { client }) => {
      client.setQueryData(walletsQuery(scope).queryKey, wallets);
    },
    onSettled: (_done, _failure, _asked, _before, { client }) => refetchMoney(client),
  });

/** Transfers an amount in minor units to the upline, once per idempotency key (D20). */
export const uplineMutation = (scope: Scope) =>
  mutationOptions<TransferReceipt, Error, Sent<string>>({
    mutationKey: answerKey(scope, { member: true }, TRANSFERS, 'upline'),
    meta: { changes: TRANSFERS },
    mutationFn: ({ request: amount, idempotencyKey, secret }) =>
      valueOrThrow(transferToUpline(scope.gateway, { amount, paymentPassword: secret?.() ?? '' }, { idempotencyKey })),
    onSettled: (_done, _failure, _asked, _before, { client }) => refetchMoney(client),
  });
