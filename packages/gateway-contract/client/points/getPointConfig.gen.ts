// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { PointConfig } from '../schemas/PointConfig.gen.ts';

export const getPointConfig: Operation<'getPointConfig'> = {"method":"get","path":"/wps/relay/MCS2_getPointConfig","module":"MCS2_getPointConfig","value":PointConfig};
