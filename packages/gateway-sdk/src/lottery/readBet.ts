import type { Schemas } from '@baize/gateway-contract/client';
import type { Bet } from './lottery.types.ts';
import { readResult } from './readResult.ts';

export const readBet = ({ vassalage, gameCode, gameName, entries, result, won, ...bet }: Schemas['Bet']): Bet => ({
  ...bet,
  vendor: vassalage,
  code: gameCode,
  name: gameName || gameCode,
  entries: entries.map((entry) => ({ ...entry, won: entry.won })),
  won,
  result: result && readResult(result),
});
