// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const LimitWish: Check = {"amount?":/^[1-9]\d{0,17}$/u,"confirmFrom":"word","lapsesAt":"word"};
