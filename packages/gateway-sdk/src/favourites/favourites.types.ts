import type { Game } from '../catalogue/catalogue.types.ts';

/** What a call names a game with. */
export type FavouriteGame = Pick<Game, 'id' | 'vendor' | 'category'>;
