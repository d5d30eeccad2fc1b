// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Draws } from '../schemas/Draws.gen.ts';

export const getDraws: Operation<'getDraws'> = {"method":"get","path":"/lgw/games/draws","module":"lgw.draws","value":Draws};
