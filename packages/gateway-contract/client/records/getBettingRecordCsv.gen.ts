// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const getBettingRecordCsv: Operation<'getBettingRecordCsv'> = {"method":"get","path":"/wps/records/bets.csv","module":"records.betsCsv","token":"required","seconds":30,"value":"stream"};
