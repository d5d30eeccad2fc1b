import { placeBet } from '@baize/gateway-sdk/lottery';
import type { Bet, NewBet } from '@baize/gateway-sdk/lottery';
import { mutationOptions } from '@tanstack/react-query';
import { valueOrThrow, answerKey, isAnswerOf } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import type { Sent } from '../sentOnce/index.ts';
import { BETS } from './bets.queries.ts';

/** Places a bet, once per idempotency key, however often it is submitted. Each bet has its own key. */
export const placeBetMutation = (scope: Scope) =>
  mutationOptions<Bet, Error, Sent<NewBet>>({
    mutationKey: answerKey(scope, { member: true }, 'place-bet'),
    meta: { changes: BETS },
    mutationFn: ({ request, idempotencyKey }) => valueOrThrow(placeBet(scope.gateway, request, { idempotencyKey })),
    onSuccess: (_bet, _key, _before, { client }) => {
      void client.invalidateQueries({ predicate: isAnswerOf(BETS) });
      void client.invalidateQueries({ predicate: isAnswerOf('recent-lotteries') });
    },
  });
