import type { Play } from '@baize/domain/lottery';
import type { BodyOf, Schemas, ValueOf } from '@baize/gateway-contract/client';
import { getBets as getBetsOperation } from '@baize/gateway-contract/client/lottery/getBets';
import { getDrawProof as getDrawProofOperation } from '@baize/gateway-contract/client/lottery/getDrawProof';
import { getLotteryBoard as getLotteryBoardOperation } from '@baize/gateway-contract/client/lottery/getLotteryBoard';
import { getOpenedNumbers as getOpenedNumbersOperation } from '@baize/gateway-contract/client/lottery/getOpenedNumbers';
import { getVnOpenedNumbers as getVnOpenedNumbersOperation } from '@baize/gateway-contract/client/lottery/getVnOpenedNumbers';
import { placeBet as placeBetOperation } from '@baize/gateway-contract/client/lottery/placeBet';
import type { Answer, CallOptions, Gateway, MoneyCallOptions } from '../gateway.types.ts';
import { pageQuery, readPage } from '../paging/index.ts';
import type { Page, PageAsked } from '../paging/index.ts';
import type { Bet, DrawProof, DrawResult, LotteryBoard, LotteryKey } from './lottery.types.ts';
import { readResult } from './readResult.ts';

/** A play with its odds keyed by pick. */
const readPlay = ({ odds, ...play }: Schemas['LotteryPlay']): Play => ({
  ...play,
  odds: Object.fromEntries(odds.map(({ pick, pays }) => [pick, pays])),
});

const readBet = ({ vassalage, gameCode, gameName, entries, result, won, ...bet }: Schemas['Bet']): Bet => ({
  ...bet,
  vendor: vassalage,
  code: gameCode,
  name: gameName || gameCode,
  entries: entries.map((entry) => ({ ...entry, won: entry.won })),
  won,
  result: result && readResult(result),
});

const readOpened = ({ results }: ValueOf<'getOpenedNumbers' | 'getVnOpenedNumbers'>): readonly DrawResult[] =>
  results.map(readResult);

/** Past draws of a lottery of the house, latest first (REQ-187). */
export const getOpenedNumbers = (
  gateway: Gateway,
  { vendor, code }: LotteryKey,
  options?: CallOptions,
): Answer<readonly DrawResult[]> =>
  gateway.call(getOpenedNumbersOperation, { query: { gameCode: code, vassalage: vendor } }, readOpened, options);

/** Past draws of a lottery of Vietnam, latest first (REQ-187). */
export const getVnOpenedNumbers = (
  gateway: Gateway,
  { code }: { readonly code: string },
  options?: CallOptions,
): Answer<readonly DrawResult[]> =>
  gateway.call(getVnOpenedNumbersOperation, { query: { gameCode: code } }, readOpened, options);

const readProof = ({ result, seed, ...proof }: ValueOf<'getDrawProof'>): DrawProof => ({
  ...proof,
  seed,
  result: result && readResult(result),
});

/** The proof of a draw: the hash of its seed, and after the draw the seed and the result. */
export const getDrawProof = (
  gateway: Gateway,
  { vendor, code, issueNumber }: LotteryKey & { readonly issueNumber: string },
  options?: CallOptions,
): Answer<DrawProof> =>
  gateway.call(
    getDrawProofOperation,
    { query: { vassalage: vendor, gameCode: code, issueNumber } },
    readProof,
    options,
  );

const readBoard = ({
  vassalage,
  gameCode,
  gameName,
  plays,
  results,
  ...board
}: ValueOf<'getLotteryBoard'>): LotteryBoard => ({
  ...board,
  vendor: vassalage,
  code: gameCode,
  name: gameName || gameCode,
  plays: plays.map(readPlay),
  results: results.map(readResult),
});

/** The current bet options of a lottery. */
export const getLotteryBoard = (
  gateway: Gateway,
  { vendor, code }: LotteryKey,
  options?: CallOptions,
): Answer<LotteryBoard> => {
  const query = { vassalage: vendor, gameCode: code, language: gateway.language() };
  return gateway.call(getLotteryBoardOperation, { query }, readBoard, options);
};

export type NewBet = LotteryKey & Pick<BodyOf<'placeBet'>, 'issueNumber' | 'entries'>;

/** Places all entries of a bet or none; refused with `drawClosed` when `issueNumber` is no longer the open draw. */
export const placeBet = (
  gateway: Gateway,
  { vendor, code, issueNumber, entries }: NewBet,
  options?: MoneyCallOptions,
): Answer<Bet> =>
  gateway.call(
    placeBetOperation,
    { body: { vassalage: vendor, gameCode: code, issueNumber, entries } },
    readBet,
    options,
  );

export type BetsAsked = PageAsked & { readonly code?: string | undefined };

/** A page of the member's bets, latest first, on one lottery or on all. */
export const getBets = (
  gateway: Gateway,
  { code, ...asked }: BetsAsked = {},
  options?: CallOptions,
): Answer<Page<Bet>> => {
  const query = { gameCode: code, ...pageQuery(asked), language: gateway.language() };
  return gateway.call(getBetsOperation, { query }, readPage(readBet), options);
};
