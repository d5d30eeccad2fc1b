export { addFavourite } from './addFavourite.ts';
export type { FavouriteGame } from './favourites.types.ts';
export { getFavouriteGames } from './getFavouriteGames.ts';
export { getFavouriteIds } from './getFavouriteIds.ts';
export { removeFavourite } from './removeFavourite.ts';
