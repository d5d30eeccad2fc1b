// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Rebates } from '../schemas/Rebates.gen.ts';

export const getRebates: Operation<'getRebates'> = {"method":"get","path":"/wps/records/rebates","module":"records.rebates","token":"required","value":Rebates};
