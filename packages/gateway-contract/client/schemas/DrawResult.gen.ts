// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const DrawResult: Check = {"issueNumber":"word","drawTime":"word","winningNumbers":["list","word"],"specialNumber?":"word"};
