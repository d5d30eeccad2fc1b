// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { DrawResult } from './DrawResult.gen.ts';

export const OpenedNumbers: Check = {"gameCode":"word","results":["list",DrawResult]};
