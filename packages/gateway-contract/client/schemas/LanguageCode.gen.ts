// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const LanguageCode: Check = ["one","CN","EN","JA","TH","VI","MY","ES","HI","ID","KM","KO","KR","MS","PT","TA","TW","TY","UR","PT-BR","TR","BN","AR"];
