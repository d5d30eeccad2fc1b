// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const PasskeyOptions: Check = {"challenge":/^[\w-]+$/u,"rpId":"word","timeout":"integer","userVerification":["one","required"],"allowCredentials":["list",{"id":/^[\w-]+$/u,"type":["one","public-key"]}]};
