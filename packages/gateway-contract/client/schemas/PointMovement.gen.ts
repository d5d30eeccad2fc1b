// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const PointMovement: Check = {"id":"word","kind":["one","earned","takenBack","granted","redeemed","returned","converted"],"points":"integer","balance":"integer","occurredAt":"word"};
