// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { GameType } from './GameType.gen.ts';
import { Vendor } from './Vendor.gen.ts';

export const Lane: Check = {"gameType?":GameType,"vendors":["or",["list",Vendor],[]]};
