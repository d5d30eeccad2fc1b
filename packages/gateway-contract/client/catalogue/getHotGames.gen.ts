// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Game } from '../schemas/Game.gen.ts';

export const getHotGames: Operation<'getHotGames'> = {"method":"get","path":"/wps/relay/GCSGAME_hotGamesV2","module":"GCSGAME_hotGamesV2","value":{"list":["list",Game]}};
