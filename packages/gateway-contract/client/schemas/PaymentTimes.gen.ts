// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { MeasuredTime } from './MeasuredTime.gen.ts';

export const PaymentTimes: Check = {"deposit?":MeasuredTime,"withdrawal?":MeasuredTime,"measuredAt":"word"};
