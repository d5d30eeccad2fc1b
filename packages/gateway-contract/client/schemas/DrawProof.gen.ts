// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { DrawDrum } from './DrawDrum.gen.ts';
import { DrawResult } from './DrawResult.gen.ts';

export const DrawProof: Check = {"issueNumber":"word","drawTime":"word","drum":DrawDrum,"seedHash":/^[0-9a-f]{64}$/u,"seed?":"word","result?":DrawResult};
