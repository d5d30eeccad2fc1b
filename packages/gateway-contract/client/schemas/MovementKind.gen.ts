// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const MovementKind: Check = ["one","opening","debit","credit","rollback","bonus","bonusReturned","deposit","withdrawal","withdrawalReturned","transferOut","transferIn","uplineTransfer","rebate","adjustment"];
