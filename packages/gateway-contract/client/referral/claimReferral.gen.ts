// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Referral } from '../schemas/Referral.gen.ts';

export const claimReferral: Operation<'claimReferral'> = {"method":"post","path":"/wps/referral/claim","module":"referral.claim","token":"required","once":true,"value":Referral};
