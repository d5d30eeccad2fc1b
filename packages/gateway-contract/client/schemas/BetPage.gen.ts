// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { Bet } from './Bet.gen.ts';

export const BetPage: Check = {"bets":["list",Bet],"pageNum":"integer","totalPages":"integer"};
