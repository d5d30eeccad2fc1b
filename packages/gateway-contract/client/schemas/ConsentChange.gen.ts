// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const ConsentChange: Check = {"channel":["one","email","sms","phone","site"],"isGiven":"boolean","at":"word"};
