// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const OpenSession: Check = {"id":"word","device":["or","text",""],"address":["or","text",""],"startedAt":"word","lastSeenAt":"word","isThis":"boolean","game?":"text"};
