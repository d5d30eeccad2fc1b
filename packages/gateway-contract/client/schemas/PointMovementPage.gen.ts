// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { PointMovement } from './PointMovement.gen.ts';

export const PointMovementPage: Check = {"items":["list",PointMovement],"next?":"word","count?":"integer","pageNum?":"integer","totalPages?":"integer"};
