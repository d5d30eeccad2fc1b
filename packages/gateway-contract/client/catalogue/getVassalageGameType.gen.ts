// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { GameType } from '../schemas/GameType.gen.ts';

export const getVassalageGameType: Operation<'getVassalageGameType'> = {"method":"get","path":"/wps/relay/GCSGAME_getVassGameType","module":"GCSGAME_getVassGameType","token":"optional","value":{"gameType?":GameType}};
