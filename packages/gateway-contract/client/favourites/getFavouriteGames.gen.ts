// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { FavouriteGamePage } from '../schemas/FavouriteGamePage.gen.ts';

export const getFavouriteGames: Operation<'getFavouriteGames'> = {"method":"get","path":"/wps/relay/MCSFE_getFavoriteGamesList","module":"MCSFE_getFavoriteGamesList","token":"required","value":FavouriteGamePage};
