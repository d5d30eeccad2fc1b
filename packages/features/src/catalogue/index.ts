export { gameListQuery, hotGamesQuery, recentGamesQuery, vendorsQuery } from './catalogue.queries.ts';
export {
  badgeOf,
  gameListRequest,
  GAMES_PER_PAGE,
  HOME_VENDORS,
  homeVendors,
  cardMaintenance,
  maintenanceOf,
  MENU_VENDORS,
  menuVendors,
  smallIcons,
} from './catalogue.rules.ts';
export type { GameFilter } from './catalogue.rules.ts';
export { listView, ownGamesPage, subCategories } from './gameList.rules.ts';
export type { GameListView, OwnGames, OwnGamesFilter, SubCategory } from './gameList.rules.ts';
export { useCategoryCounts } from './useCategoryCounts.ts';
export { useCategoryVendors } from './useCategoryVendors.ts';
export type { CategoryVendors } from './useCategoryVendors.ts';
export { useGame } from './useGame.ts';
export type { GameView } from './useGame.ts';
export { useGameList, useRecentGames } from './useGameList.ts';
export type { GameList } from './useGameList.ts';
export { useGameName } from './useGameName.ts';
export { useGameSearch } from './useGameSearch.ts';
export type { GameSearch } from './useGameSearch.ts';
export { useHomeShelf } from './useHomeShelf.ts';
export type { HomeShelf } from './useHomeShelf.ts';
export { useLobbyAnswers } from './useLobbyAnswers.ts';
export type { LobbyAnswers } from './useLobbyAnswers.ts';
export { useNewGames } from './useNewGames.ts';
export { useProviders } from './useProviders.ts';
export { useSubCategories } from './useSubCategories.ts';
export { useLastPlayed } from './useLastPlayed.ts';
export { useTopGames } from './useTopGames.ts';
export { useVendorList } from './useVendorList.ts';
export { useVendorName } from './useVendorName.ts';
export { useVendorOf } from './useVendorOf.ts';
export { useVendorGames } from './useVendorGames.ts';
export type { VendorGames } from './useVendorGames.ts';
export { useVendorMenu } from './useVendorMenu.ts';
export type { VendorMenu } from './useVendorMenu.ts';
export { menuPictures, slotStripPictures, vendorPictures } from './vendorPictures.rules.ts';
export { useWinners } from './useWinners.ts';
