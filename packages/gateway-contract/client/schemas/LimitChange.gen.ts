// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const LimitChange: Check = {"id":/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u,"at":"word","kind":["one","deposit","loss","stake","reminder","break","exclusion"],"period?":["one","day","week","month","session"],"step":["one","set","wished","withdrawn","confirmed","began"],"before?":/^[1-9]\d{0,17}$/u,"after?":/^[1-9]\d{0,17}$/u,"until?":"word"};
