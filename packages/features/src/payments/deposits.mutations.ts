import { steadyNow } from '@baize/gateway-sdk/clock';
import { cancelDeposit, createDeposit } from '@baize/gateway-sdk/payments';
import type { Deposit, DepositRequest } from '@baize/gateway-sdk/payments';
import { mutationOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { valueOrThrow, answerKey, isAnswerOf } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import type { Sent } from '../sentOnce/index.ts';
import { DEPOSITS, depositQuery, isDepositList } from './deposits.queries.ts';
import { PAYMENTS } from './methods.queries.ts';

/** Shows an order as it has just arrived; the lists are refetched. */
const showDeposit = (client: QueryClient, scope: Scope, deposit: Deposit): void => {
  client.setQueryData(depositQuery(scope, deposit.id).queryKey, { ...deposit, receivedAt: steadyNow() });
  void client.invalidateQueries({ predicate: isDepositList });
};

/** Opens a deposit order, once per idempotency key. */
export const openDepositMutation = (scope: Scope) =>
  mutationOptions<Deposit, Error, Sent<DepositRequest>>({
    mutationKey: answerKey(scope, { member: true }, DEPOSITS, 'open'),
    meta: { changes: DEPOSITS },
    mutationFn: ({ idempotencyKey, request }) =>
      valueOrThrow(createDeposit(scope.gateway, request, { idempotencyKey })),
    onSuccess: (deposit, _asked, _before, { client }) => showDeposit(client, scope, deposit),
    onError: (_error, _asked, _before, { client }) => {
      void client.invalidateQueries({ predicate: isDepositList });
      // A refusal may be due to a method or a promotion that has changed.
      void client.invalidateQueries({ predicate: isAnswerOf(PAYMENTS) });
    },
  });

/** Cancels a pending order. It is shown as it is then: one that was paid meanwhile is not cancelled. */
export const cancelDepositMutation = (scope: Scope, id: string) =>
  mutationOptions<Deposit>({
    mutationKey: answerKey(scope, { member: true }, DEPOSITS, 'cancel', id),
    meta: { changes: DEPOSITS },
    mutationFn: () => valueOrThrow(cancelDeposit(scope.gateway, id)),
    onSuccess: (deposit, _nothing, _before, { client }) => showDeposit(client, scope, deposit),
    // The order may have been cancelled although the response was lost.
    onError: (_error, _nothing, _before, { client }) => {
      void client.invalidateQueries({ predicate: isAnswerOf(DEPOSITS) });
    },
  });
