// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const HelpTopic: Check = {"id":"word","title":"word","content":["or","text",""]};
