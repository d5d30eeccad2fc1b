import type { BodyOf } from '@baize/gateway-contract/client';
import { placeBet as operation } from '@baize/gateway-contract/client/lottery/placeBet';
import type { Answer, Gateway, MoneyCallOptions } from '../gateway.types.ts';
import type { Bet, LotteryKey } from './lottery.types.ts';
import { readBet } from './readBet.ts';

export type NewBet = LotteryKey & Pick<BodyOf<'placeBet'>, 'issueNumber' | 'entries'>;

/** Places all entries of a bet or none; refused with `drawClosed` when `issueNumber` is no longer the open draw. */
export const placeBet = (
  gateway: Gateway,
  { vendor, code, issueNumber, entries }: NewBet,
  options?: MoneyCallOptions,
): Answer<Bet> =>
  gateway.call(operation, { body: { vassalage: vendor, gameCode: code, issueNumber, entries } }, readBet, options);
