// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const LoggedIn: Check = {"token":"word","firstTimeLogin":["or","boolean",false],"passwordExpired":["or","boolean",false],"passwordDefault?":"boolean"};
