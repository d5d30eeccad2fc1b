// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { MemberLimit } from './MemberLimit.gen.ts';

export const MemberLimits: Check = {"currency":"word","timeZone":"word","serverTime":"word","limits":["list",MemberLimit],"breakUntil?":"word","excludedUntil?":"word","mustChoose":"boolean","mustLimit?":"boolean"};
