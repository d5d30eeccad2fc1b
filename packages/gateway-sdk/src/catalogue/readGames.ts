import type { Schemas, ValueOf } from '@baize/gateway-contract/client';
import type { Availability, Game, GamePage } from './catalogue.types.ts';

export const availabilityOf = (wire: Schemas['Vendor'] | Schemas['Game']): Availability => ({
  status: wire.status ?? 'open',
  maintenanceUntil: wire.maintenanceUntil,
});

/** A game card (REQ-180). */
export const readGame = (wire: Schemas['Game']): Game => {
  const { nodeId, vassalage: vendor, gameType: category, gameCode: code } = wire;
  return {
    id: nodeId === undefined ? `${vendor}-${code}` : String(nodeId),
    vendor,
    category,
    name: wire.gameName || wire.nodeName || code,
    cover: wire.showIcon || wire.iconUrl || '',
    code,
    opensList: wire.isGame === 'VASSALAGE',
    trial: wire.trial ?? false,
    minBet: wire.minBet,
    lines: wire.lines,
    addedAt: wire.addedAt,
    lastWin: wire.lastWin,
    ...availabilityOf(wire),
  };
};

/** The games in `value.list` (REQ-185). */
export const readGames = ({ list }: ValueOf<'getHotGames'>): readonly Game[] => list.map(readGame);

/** A page of games (REQ-179). */
export const readGamePage = ({ games, ...page }: ValueOf<'getGameList'>): GamePage => ({
  ...page,
  games: games.map(readGame),
});
