// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { MinorAmount } from './MinorAmount.gen.ts';
import { PointConversion } from './PointConversion.gen.ts';

export const PointConfig: Check = {"staked":MinorAmount,"convert":PointConversion,"currency":"word"};
