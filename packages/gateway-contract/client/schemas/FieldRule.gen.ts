// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const FieldRule: Check = {"key":"word","enabled":["or","boolean",false],"required":["or","boolean",false],"minLength":["or","integer",0],"maxLength":["or","integer",0],"patternId":["or","integer",0],"acceptedPattern?":"word","type":["or","text","text"],"safe?":"boolean"};
