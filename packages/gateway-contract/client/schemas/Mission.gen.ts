// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const Mission: Check = {"id":"word","title":"word","unit":["one","rounds","games","money"],"done":/^\d+$/u,"required":/^[1-9]\d*$/u,"endsAt":"word"};
