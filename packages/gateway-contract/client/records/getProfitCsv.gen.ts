// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const getProfitCsv: Operation<'getProfitCsv'> = {"method":"get","path":"/wps/records/profit.csv","module":"records.profitCsv","token":"required","seconds":30,"value":"stream"};
