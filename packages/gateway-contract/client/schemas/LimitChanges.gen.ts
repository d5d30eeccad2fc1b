// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { LimitChange } from './LimitChange.gen.ts';

export const LimitChanges: Check = {"items":["list",LimitChange],"next?":"word","count?":"integer"};
