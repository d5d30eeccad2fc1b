import type { Game } from '../catalogue/catalogue.types.ts';

/** The fields that identify a game in favourites calls. */
export type FavouriteGame = Pick<Game, 'id' | 'vendor' | 'category'>;
