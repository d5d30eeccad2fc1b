import type { BodyOf } from '@baize/gateway-contract/client';
import { placeBet as operation } from '@baize/gateway-contract/client/lottery/placeBet';
import type { Answer, Gateway, MoneyCallOptions } from '../gateway.types.ts';
import type { Bet, LotteryKey } from './lottery.types.ts';
import { readBet } from './readBet.ts';

export type NewBet = LotteryKey & Pick<BodyOf<'placeBet'>, 'issueNumber' | 'entries'>;

/** Bets on a draw, whole or not at all; refused as `drawClosed` where another draw is open by now. */
export const placeBet = (
  gateway: Gateway,
  { vendor, code, issueNumber, entries }: NewBet,
  options?: MoneyCallOptions,
): Answer<Bet> =>
  gateway.call(operation, { body: { vassalage: vendor, gameCode: code, issueNumber, entries } }, readBet, options);
