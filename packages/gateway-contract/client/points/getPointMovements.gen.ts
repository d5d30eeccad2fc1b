// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { PointMovementPage } from '../schemas/PointMovementPage.gen.ts';

export const getPointMovements: Operation<'getPointMovements'> = {"method":"get","path":"/wps/relay/ODSFE2_MemTransDet","module":"ODSFE2_MemTransDet","token":"required","value":PointMovementPage};
