// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const RoundDraw: Check = {"vassalage":"word","gameCode":"word","issueNumber":"word","drawTime":"word","betId":/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u};
