// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { MinorAmount } from './MinorAmount.gen.ts';

export const Upline: Check = {"name":"word","available":MinorAmount,"lowest":MinorAmount,"highest":MinorAmount,"currency":"word"};
