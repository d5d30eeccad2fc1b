import { randomKey } from '@baize/gateway-sdk';
import type { Bet, LotteryKey, NewBet } from '@baize/gateway-sdk/lottery';
import { useMutation } from '@tanstack/react-query';
import { useAtom } from 'jotai/react';
import { useMemo } from 'react';
import { isObject, useScope } from '../app/index.ts';
import { atomWithUnanswered, sessionOf, stillUnanswered } from '../sentOnce/index.ts';
import type { Sent } from '../sentOnce/index.ts';
import { placeBetMutation } from './bets.mutations.ts';

const isBet = (value: unknown): value is NewBet =>
  isObject(value) && typeof value['issueNumber'] === 'string' && Array.isArray(value['entries']);

/**
 * Places bets of a lottery. The same bet again has the key of before until it is answered, also after a reload of the
 * tab; another bet has its own key.
 */
export const usePlaceBet = ({ vendor, code }: LotteryKey) => {
  const scope = useScope();
  const keptAtom = useMemo(() => atomWithUnanswered(`unansweredBet ${vendor} ${code}`, isBet), [vendor, code]);
  const [kept, keep] = useAtom(keptAtom);
  const mutation = useMutation<Bet, Error, Sent<NewBet>>({
    ...placeBetMutation(scope),
    onMutate: (asked) => keep(asked),
    onSettled: (_bet, error, asked) => keep(stillUnanswered(asked, error)),
  });
  const whose = sessionOf(scope);
  const askedFor = (request: NewBet): Sent<NewBet> =>
    kept?.whose === whose && JSON.stringify(kept.request) === JSON.stringify(request)
      ? kept
      : { idempotencyKey: randomKey(), request, whose, isLost: false };
  return { ...mutation, askedFor };
};
