// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const UndoneChange: Check = {"account":"word","kind":["one","password","paymentPassword","mobile","email","authenticator","passkey"]};
