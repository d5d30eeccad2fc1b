// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const Passkey: Check = {"id":"word","name":"word","createdAt":"word","lastUsedAt?":"word"};
