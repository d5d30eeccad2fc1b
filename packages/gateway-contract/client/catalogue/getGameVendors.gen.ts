// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Lane } from '../schemas/Lane.gen.ts';

export const getGameVendors: Operation<'getGameVendors'> = {"method":"get","path":"/wps/relay/GCSGAME_gameVendor","module":"GCSGAME_gameVendor","token":"optional","value":{"data":{"lanes":["list",Lane]}}};
