// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Bet } from '../schemas/Bet.gen.ts';

export const placeBet: Operation<'placeBet'> = {"method":"post","path":"/lgw/bets","module":"lgw.placeBet","token":"required","once":true,"value":Bet};
