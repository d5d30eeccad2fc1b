// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const LoginChallenge: Check = {"challenge":{"id":"word","methods":["list",["one","sms","email","realName","authenticator"]],"destinations?":{"sms?":"text","email?":"text"},"newAddress?":"boolean"}};
