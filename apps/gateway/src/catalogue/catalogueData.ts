import type { GameSeed, VendorSeed } from './catalogue.types.ts';
import { composedGames } from './composedGames.ts';
import type { Words } from '../words/inLanguage.ts';
import { readByLanguage, textOf } from '../words/readWords.ts';

const titles = readByLanguage<Partial<Record<string, string>>>(new URL('data/titles/', import.meta.url));

/** Own title of a game, in each language that has one; English falls back to the game code. */
const titleOf = (vassalage: string, gameCode: string): Words => ({
  EN: gameCode,
  ...textOf(titles, `${vassalage}-${gameCode}`),
});

import games from './data/games.json' with { type: 'json' };
import vendors from './data/vendors.json' with { type: 'json' };

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
