// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const addFavourite: Operation<'addFavourite'> = {"method":"post","path":"/wps/relay/MCSFE_addFavoriteGameV2","module":"MCSFE_addFavoriteGameV2","token":"required","value":"null"};
