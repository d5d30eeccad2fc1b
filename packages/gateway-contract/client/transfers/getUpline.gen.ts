// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Upline } from '../schemas/Upline.gen.ts';

export const getUpline: Operation<'getUpline'> = {"method":"get","path":"/wps/transfers/upline","module":"transfers.upline","token":"required","value":Upline};
