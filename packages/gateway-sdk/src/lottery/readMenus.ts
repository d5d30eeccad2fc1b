import type { Schemas } from '@baize/gateway-contract/client';

/** A lottery under the name to show. */
export type LotteryGame = { readonly code: string; readonly name: string };

/** A group of lotteries and the games in it, under the names to show. */
export type LotteryGroup = { readonly code: string; readonly name: string; readonly games: readonly LotteryGame[] };

export const readGame = ({ code, remark }: Schemas['LotteryGame']): LotteryGame => ({ code, name: remark || code });

export const readMenus = (groups: readonly Schemas['LotteryGroup'][]): readonly LotteryGroup[] =>
  groups.map(({ gameGroupCode, labelName, gameMenus }) => ({
    code: gameGroupCode,
    name: labelName || gameGroupCode,
    games: gameMenus.map(readGame),
  }));
