// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Launch } from '../schemas/Launch.gen.ts';

export const launchGame: Operation<'launchGame'> = {"method":"get","path":"/wps/game/launchGame","module":"game.launchGame","token":"required","seconds":20,"value":Launch};
