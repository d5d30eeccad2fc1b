import { drawNumbers, hashOfSeed } from '@baize/domain/lottery';
import type { Drum } from '@baize/domain/lottery';
import { newWorldAt } from '../../testing/newWorldAt.ts';
import type { TestGateway } from '../../testing/openTestGateway.ts';

type Board = {
  draw: { issueNumber: string; drawTime: string; closesAt: string; seedHash: string };
  changesAt: string;
  plays: { code: string; odds: { pick: string; pays: number }[] }[];
  stake: { lowest: string; highest: string; lines: number };
  results: { issueNumber: string; winningNumbers: string[]; specialNumber?: string }[];
};
export type Entry = { play: string; picks: string[]; stake: string };
export type BetAnswer = {
  id: string;
  status: string;
  total: string;
  won?: string;
  issueNumber: string;
  entries: { play: string; lines: number; won?: string }[];
  result?: { winningNumbers: string[]; specialNumber?: string };
};
export type Proof = {
  issueNumber: string;
  drum: Drum;
  seedHash: string;
  seed?: string;
  result?: { winningNumbers: string[]; specialNumber?: string };
};

let keys = 0;
/** A fresh idempotency key. */
export const newKey = (): string => `bet-of-a-test-${(keys += 1).toString().padStart(8, '0')}`;

export const FIVE = { vassalage: 'LOTT', gameCode: 'five-minute-draw' };

/** In the middle between two draws of the five-minute lotteries. */
const CLOCK = '2026-03-01T04:02:30Z';

/** A world whose player bets. */
export const lotteryWorld = async (gateway: TestGateway, wish: Parameters<typeof newWorldAt>[2] = {}) => {
  const limits = { placeBet: 1000, getBets: 1000 };
  const made = await newWorldAt(gateway, 'alpha', { as: 'player', clock: CLOCK, failures: { limits }, ...wish });
  const { visitor, token = '' } = made;
  const board = async (of = FIVE) =>
    (await visitor.call(`/lgw/games/board?vassalage=${of.vassalage}&gameCode=${of.gameCode}`)).value as Board;
  const bet = async (entries: readonly Entry[], more: object = {}) => {
    const {
      key = newKey(),
      of = FIVE,
      as = token,
      ...other
    } = more as {
      key?: string;
      of?: typeof FIVE;
      as?: string;
    };
    const { issueNumber } = (await board(of)).draw;
    const json = { ...of, issueNumber, entries, ...other };
    return visitor.call('/lgw/bets', { json, token: as, headers: { 'Idempotency-Key': key } });
  };
  const bets = async (as = token) =>
    ((await visitor.call('/lgw/bets?pageSize=100', { token: as })).value as { items: BetAnswer[] }).items;
  const proof = async (issueNumber: string, of = FIVE) =>
    (
      await visitor.call(
        `/lgw/games/draws/proof?vassalage=${of.vassalage}&gameCode=${of.gameCode}&issueNumber=${issueNumber}`,
      )
    ).value as Proof;
  const balance = async () =>
    BigInt(((await visitor.call('/wps/v2/wallets/balance', { token })).value as { balance: string }).balance);
  return { ...made, token, board, bet, bets, proof, balance };
};

/** Redraws a draw from its published proof, as any player can. */
export const drawnAgain = async ({ seed = '', drum, issueNumber }: Proof, gameCode = FIVE.gameCode) => ({
  hash: await hashOfSeed(seed),
  drawn: await drawNumbers(seed, `${gameCode} ${issueNumber}`, drum),
});
