import type { CategoryCode } from '@baize/domain/categories';
import type { Words } from '../words/inLanguage.ts';
import { composedGames } from './composedGames.ts';
import games from './data/games.json' with { type: 'json' };
import vendors from './data/vendors.json' with { type: 'json' };
import { titleOf } from './titleOf.ts';

export type VendorSeed = {
  vassalage: string;
  gameType: CategoryCode;
  displayName: string;
  isNew?: boolean;
  launchMode?: 'tab';
  inHouse?: boolean;
  status?: 'maintenance';
};

export type GameSeed = {
  vassalage: string;
  gameType: CategoryCode;
  gameCode: string;
  names: Words;
  heat: number;
  trial?: boolean;
  lines?: number;
  /** In hundredths of the currency's unit, so that one catalogue serves every currency. */
  minBet?: number;
  classify?: string;
  isGame?: 'VASSALAGE';
  parentCode?: string;
  status?: 'maintenance';
  /** Age of the game, in days, when the catalogue is seeded. */
  addedDaysAgo?: number;
};

/** Vendors of the sandbox, in the default order. */
export const vendorSeeds = vendors as VendorSeed[];

const ownTitles = games as Omit<GameSeed, 'gameType' | 'names'>[];

const gamesOf = ({ vassalage, gameType }: VendorSeed): GameSeed[] => [
  ...ownTitles
    .filter((game) => game.vassalage === vassalage)
    .map((game) => ({ ...game, gameType, names: titleOf(vassalage, game.gameCode) })),
  ...composedGames(vassalage, gameType),
];

/** Dates each vendor's last game within the last 12 days, so that each week has new games of many vendors. */
const withNewest = (own: readonly GameSeed[], place: number): GameSeed[] =>
  own.map((game, index) =>
    index === 0 || index < own.length - 1 ? game : { ...game, addedDaysAgo: 1 + ((place * 5 + 7) % 12) },
  );

/** Games of all vendors: games with a title of their own first, then those of a series. */
export const gameSeeds: readonly GameSeed[] = vendorSeeds.flatMap((vendor, place) =>
  withNewest(gamesOf(vendor), place),
);
