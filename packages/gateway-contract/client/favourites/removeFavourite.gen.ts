// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const removeFavourite: Operation<'removeFavourite'> = {"method":"delete","path":"/wps/relay/MCSFE_removeFavoriteGameV2","module":"MCSFE_removeFavoriteGameV2","token":"required","value":"null"};
