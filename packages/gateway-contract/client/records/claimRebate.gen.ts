// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Rebate } from '../schemas/Rebate.gen.ts';

export const claimRebate: Operation<'claimRebate'> = {"method":"post","path":"/wps/records/rebates","module":"records.claimRebate","token":"required","once":true,"value":Rebate};
