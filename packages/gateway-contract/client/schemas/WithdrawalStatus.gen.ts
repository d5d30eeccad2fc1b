// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const WithdrawalStatus: Check = ["one","cooling","processing","sent","disputed","received","partlyReceived","notReceived","forcedReceived","cancelled","rejected"];
