export { gameListQuery, hotGamesQuery, recentGamesQuery, vendorsQuery } from './catalogue.queries.ts';
export {
  badgeOf,
  GAMES_PER_PAGE,
  gameListRequest,
  HOME_VENDORS,
  homeVendors,
  maintenanceOf,
} from './catalogue.rules.ts';
export type { GameFilter } from './catalogue.rules.ts';
export { useGameName } from './useGameName.ts';
export { useHomeShelf } from './useHomeShelf.ts';
export type { HomeShelf } from './useHomeShelf.ts';
export { useVendorName } from './useVendorName.ts';
export { useVendorGames } from './useVendorGames.ts';
export type { VendorGames } from './useVendorGames.ts';
