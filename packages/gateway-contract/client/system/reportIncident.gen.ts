// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const reportIncident: Operation<'reportIncident'> = {"method":"post","path":"/wps/system/incident","module":"system.incident","value":"null"};
