// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Game } from '../schemas/Game.gen.ts';

export const getRecentGames: Operation<'getRecentGames'> = {"method":"get","path":"/wps/relay/GCS_recentGame","module":"GCS_recentGame","token":"required","value":{"list":["list",Game]}};
