// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { WhiteLabelNode } from '../schemas/WhiteLabelNode.gen.ts';

export const getWhiteLabel: Operation<'getWhiteLabel'> = {"method":"get","path":"/wps/system/whitelabel","module":"system.whitelabel","value":["list",WhiteLabelNode]};
