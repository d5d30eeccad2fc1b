import { placeBet } from '@baize/gateway-sdk/lottery';
import type { Bet, NewBet } from '@baize/gateway-sdk/lottery';
import { mutationOptions } from '@tanstack/react-query';
import { valueOrThrow, answerKey, isAnswerOf } from '../app/index.ts';
import type { Keyed, Scope } from '../app/index.ts';
import { BETS } from './bets.queries.ts';

/** Places a bet, once per idempotency key, however often it is submitted. Each bet has its own key. */
export const placeBetMutation = (scope: Scope, bet: NewBet) =>
  mutationOptions<Bet, Error, Keyed>({
    mutationKey: answerKey(scope, { member: true }, 'place-bet', bet),
    meta: { changes: BETS },
    mutationFn: (key) => valueOrThrow(placeBet(scope.gateway, bet, key)),
    onSuccess: (_bet, _key, _before, { client }) => {
      void client.invalidateQueries({ predicate: isAnswerOf(BETS) });
      void client.invalidateQueries({ predicate: isAnswerOf('recent-lotteries') });
    },
  });
