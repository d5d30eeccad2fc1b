// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { PlaySession } from '../schemas/PlaySession.gen.ts';

export const getPlaySession: Operation<'getPlaySession'> = {"method":"get","path":"/wps/game/session","module":"game.session","token":"required","value":PlaySession};
