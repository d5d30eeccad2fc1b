// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { SampleEntry } from './SampleEntry.gen.ts';

export const SamplePage: Check = {"items":["list",SampleEntry],"next?":"word","count?":"integer"};
