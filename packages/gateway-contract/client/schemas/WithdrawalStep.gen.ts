// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { MinorAmount } from './MinorAmount.gen.ts';

export const WithdrawalStep: Check = {"step":["one","requested","approved","sent","disputed","received","partlyReceived","notReceived","forcedReceived","cancelled","rejected"],"at":"word","amount?":MinorAmount,"by?":["one","member","provider","operator","time"]};
