// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { GamePage } from '../schemas/GamePage.gen.ts';

export const getGameList: Operation<'getGameList'> = {"method":"get","path":"/wps/relay/GCSGAME_gameList","module":"GCSGAME_gameList","token":"optional","value":GamePage};
