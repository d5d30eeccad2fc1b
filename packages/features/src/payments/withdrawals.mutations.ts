import {
  addWithdrawalAccount,
  cancelWithdrawal,
  confirmWithdrawal,
  removeWithdrawalAccount,
  requestWithdrawal,
} from '@baize/gateway-sdk/payments';
import type {
  NewWithdrawalAccount,
  Withdrawal,
  WithdrawalAccount,
  WithdrawalOutcome,
} from '@baize/gateway-sdk/payments';
import { mutationOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { answerKey, isAnswerOf, valueOrThrow } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import type { Sent } from '../sentOnce/index.ts';
import type { Confirmed } from '../verification/secret/index.ts';
import { PAYMENTS } from './methods.queries.ts';

/** A wish to withdraw; `amount` in minor units. */
export type WithdrawalWish = { readonly accountId: string; readonly amount: string };

/** The areas that a withdrawal changes. */
const CHANGED = [PAYMENTS, 'balance', 'transfers'] as const;

// Also after a failure: the request may have succeeded although the response was lost.
const refetchMoney = (client: QueryClient): void => {
  for (const area of CHANGED) void client.invalidateQueries({ predicate: isAnswerOf(area) });
};

/** Requests a withdrawal, once per idempotency key, however often it is submitted (D59). */
export const requestWithdrawalMutation = (scope: Scope) =>
  mutationOptions<Withdrawal, Error, Sent<WithdrawalWish>>({
    mutationKey: answerKey(scope, { member: true }, PAYMENTS, 'withdraw'),
    meta: { changes: PAYMENTS },
    mutationFn: ({ request, idempotencyKey, secret }) =>
      valueOrThrow(
        requestWithdrawal(scope.gateway, { ...request, paymentPassword: secret?.() ?? '' }, { idempotencyKey }),
      ),
    onSettled: (_done, _failure, _asked, _before, { client }) => refetchMoney(client),
  });

/** Cancels a withdrawal while it cools; a repeat has no further effect. */
export const cancelWithdrawalMutation = (scope: Scope, id: string) =>
  mutationOptions<Withdrawal>({
    mutationKey: answerKey(scope, { member: true }, PAYMENTS, 'cancel-withdrawal', id),
    meta: { changes: PAYMENTS },
    mutationFn: () => valueOrThrow(cancelWithdrawal(scope.gateway, { id })),
    onSettled: (_done, _failure, _asked, _before, { client }) => refetchMoney(client),
  });

/** Reports what arrived of a withdrawal; a repeat has no further effect (REQ-224). */
export const confirmWithdrawalMutation = (scope: Scope, id: string) =>
  mutationOptions<Withdrawal, Error, WithdrawalOutcome>({
    mutationKey: answerKey(scope, { member: true }, PAYMENTS, 'confirm-withdrawal', id),
    meta: { changes: PAYMENTS },
    mutationFn: (outcome) => valueOrThrow(confirmWithdrawal(scope.gateway, { id, ...outcome })),
    onSettled: (_done, _failure, _asked, _before, { client }) => refetchMoney(client),
  });

/** A new account; its payment password is read once, so that it does not stay in the mutation cache. */
export type AccountWish = Omit<NewWithdrawalAccount, 'paymentPassword'> & { readonly secret: () => string };

/** Adds an account to withdraw to. */
export const addAccountMutation = (scope: Scope) =>
  mutationOptions<WithdrawalAccount, Error, AccountWish>({
    mutationKey: answerKey(scope, { member: true }, PAYMENTS, 'add-account'),
    meta: { changes: PAYMENTS },
    mutationFn: ({ secret, ...account }) =>
      valueOrThrow(addWithdrawalAccount(scope.gateway, { ...account, paymentPassword: secret() })),
    onSettled: (_done, _failure, _asked, _before, { client }) =>
      void client.invalidateQueries({ predicate: isAnswerOf(PAYMENTS) }),
  });

/** Removes an account to withdraw to. */
export const removeAccountMutation = (scope: Scope, id: string) =>
  mutationOptions<null, Error, Confirmed>({
    mutationKey: answerKey(scope, { member: true }, PAYMENTS, 'remove-account', id),
    meta: { changes: PAYMENTS },
    mutationFn: ({ secret }) => valueOrThrow(removeWithdrawalAccount(scope.gateway, { id, paymentPassword: secret() })),
    onSettled: (_done, _failure, _asked, _before, { client }) =>
      void client.invalidateQueries({ predicate: isAnswerOf(PAYMENTS) }),
  });
