// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Referral } from '../schemas/Referral.gen.ts';

export const getReferral: Operation<'getReferral'> = {"method":"get","path":"/wps/referral","module":"referral.get","token":"required","value":Referral};
