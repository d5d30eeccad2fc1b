// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const PastLogin: Check = {"at":"word","method":["one","username","sms","authenticator","social","passkey","secondFactor"],"device":["or","text",""],"address":["or","text",""]};
