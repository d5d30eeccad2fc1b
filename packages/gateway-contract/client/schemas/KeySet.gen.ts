// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { PublicKey } from './PublicKey.gen.ts';

export const KeySet: Check = {"serverTime":"integer","keys":["list",PublicKey]};
