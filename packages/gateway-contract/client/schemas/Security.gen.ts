// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const Security: Check = {"hasPassword":"boolean","hasPaymentPassword":"boolean","mobile?":"text","email?":"text","hasAuthenticator":"boolean","recoveryCodes":"integer","proof?":["one","password","fundPassword","secondFactor"]};
