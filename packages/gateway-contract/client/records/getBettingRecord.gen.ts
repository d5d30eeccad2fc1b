// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { BettingRoundPage } from '../schemas/BettingRoundPage.gen.ts';

export const getBettingRecord: Operation<'getBettingRecord'> = {"method":"get","path":"/wps/records/bets","module":"records.bets","token":"required","value":BettingRoundPage};
