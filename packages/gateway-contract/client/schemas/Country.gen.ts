// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const Country: Check = {"countryCode":/^[A-Z]{2}$/u,"countryDialingCode":/^\d{1,4}$/u};
