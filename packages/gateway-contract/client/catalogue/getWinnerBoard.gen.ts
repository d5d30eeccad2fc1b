// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Winner } from '../schemas/Winner.gen.ts';

export const getWinnerBoard: Operation<'getWinnerBoard'> = {"method":"get","path":"/wps/relay/ODSFE2_getWinnerBoard","module":"ODSFE2_getWinnerBoard","value":{"list":["list",Winner]}};
