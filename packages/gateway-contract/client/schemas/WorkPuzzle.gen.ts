// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const WorkPuzzle: Check = {"kind":["one","work"],"challenge":"word","difficulty":"integer","expiresInSeconds":"integer"};
