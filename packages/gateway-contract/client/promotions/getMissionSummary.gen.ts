// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Mission } from '../schemas/Mission.gen.ts';

export const getMissionSummary: Operation<'getMissionSummary'> = {"method":"get","path":"/wps/relay/MCSFE_getMissionSummaryDetails","module":"MCSFE_getMissionSummaryDetails","token":"required","value":{"missions":["list",Mission],"currency":"word"}};
