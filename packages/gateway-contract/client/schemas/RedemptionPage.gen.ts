// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { Redemption } from './Redemption.gen.ts';

export const RedemptionPage: Check = {"redemptions":["list",Redemption],"pageNum":"integer","totalPages":"integer"};
