import type { CategoryCode } from '@baize/domain/categories';
import type { Schemas, ValueOf } from '@baize/gateway-contract/client';
import { getWinnerBoard as operation } from '@baize/gateway-contract/client/catalogue/getWinnerBoard';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** A win: player, game and amount. */
export type Winner = {
  /** Masked name. */
  readonly player: string;
  readonly gameName: string;
  /** Minor units. */
  readonly amount: string;
  /** In UTC. */
  readonly wonAt: string | undefined;
  /** The game's id; undefined when the gateway omits it. */
  readonly gameId: string | undefined;
  readonly category: CategoryCode | undefined;
};

const WINNERS = 20;

const readWinner = ({ player, gameName, winAmount, wonAt, ...game }: Schemas['Winner']): Winner => {
  const { nodeId, vassalage, gameCode, gameType: category } = game;
  const byCode = vassalage === undefined || gameCode === undefined ? undefined : `${vassalage}-${gameCode}`;
  return {
    player,
    gameName,
    amount: winAmount,
    wonAt,
    gameId: nodeId === undefined ? byCode : String(nodeId),
    category,
  };
};

const readWinners = ({ list }: ValueOf<'getWinnerBoard'>): readonly Winner[] => list.map(readWinner);

/** The latest winners in all games or in one category, newest first (REQ-213). */
export const getWinnerBoard = (
  gateway: Gateway,
  { category, limit = WINNERS }: { readonly category?: CategoryCode; readonly limit?: number } = {},
  options?: CallOptions,
): Answer<readonly Winner[]> => {
  const query = { gameCategory: category ?? 'ALL', language: gateway.language(), limitNum: limit } as const;
  return gateway.call(operation, { query }, readWinners, options);
};
