// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Profit } from '../schemas/Profit.gen.ts';

export const getProfit: Operation<'getProfit'> = {"method":"get","path":"/wps/records/profit","module":"records.profit","token":"required","value":Profit};
