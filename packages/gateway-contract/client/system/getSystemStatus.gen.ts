// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { SystemStatus } from '../schemas/SystemStatus.gen.ts';

export const getSystemStatus: Operation<'getSystemStatus'> = {"method":"get","path":"/wps/system/status","module":"system.status","value":SystemStatus};
