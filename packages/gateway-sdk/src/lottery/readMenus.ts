import type { Schemas } from '@baize/gateway-contract/client';

/** A lottery with its display name. */
export type LotteryGame = { readonly code: string; readonly name: string };

/** A group of lotteries with display names. */
export type LotteryGroup = { readonly code: string; readonly name: string; readonly games: readonly LotteryGame[] };

export const readGame = ({ code, remark }: Schemas['LotteryGame']): LotteryGame => ({ code, name: remark || code });

export const readMenus = (groups: readonly Schemas['LotteryGroup'][]): readonly LotteryGroup[] =>
  groups.map(({ gameGroupCode, labelName, gameMenus }) => ({
    code: gameGroupCode,
    name: labelName || gameGroupCode,
    games: gameMenus.map(readGame),
  }));
