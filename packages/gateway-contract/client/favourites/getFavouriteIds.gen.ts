// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const getFavouriteIds: Operation<'getFavouriteIds'> = {"method":"get","path":"/wps/relay/MCSFE_getFavoriteGames","module":"MCSFE_getFavoriteGames","token":"required","value":["list","word"]};
