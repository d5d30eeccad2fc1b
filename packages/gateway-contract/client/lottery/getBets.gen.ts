// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { BetPage } from '../schemas/BetPage.gen.ts';

export const getBets: Operation<'getBets'> = {"method":"get","path":"/lgw/bets","module":"lgw.bets","token":"required","value":BetPage};
