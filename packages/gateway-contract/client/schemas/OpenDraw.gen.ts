// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const OpenDraw: Check = {"issueNumber":"word","drawTime":"word","closesAt":"word","seedHash":/^[0-9a-f]{64}$/u};
