// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const getBetsCsv: Operation<'getBetsCsv'> = {"method":"get","path":"/lgw/bets.csv","module":"lgw.betsCsv","token":"required","seconds":30,"value":"stream"};
