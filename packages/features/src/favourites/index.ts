export { favouriteMutation } from './favourites.mutations.ts';
export { favouriteGamesQuery, favouriteIdsQuery } from './favourites.queries.ts';
export { useAllFavourites } from './useAllFavourites.ts';
export type { AllFavourites } from './useAllFavourites.ts';
export { useFavourite } from './useFavourite.ts';
export type { Favourite, FavouriteOptions } from './useFavourite.ts';
export { useFavourites } from './useFavourites.ts';
export type { FavouritesView } from './useFavourites.ts';
