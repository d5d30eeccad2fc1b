// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { MinorAmount } from '../schemas/MinorAmount.gen.ts';

export const convertPoints: Operation<'convertPoints'> = {"method":"post","path":"/wps/relay/passwordCheck/MCS2_convertPoint","module":"MCS2_convertPoint","token":"required","once":true,"value":{"points":"integer","paid":MinorAmount,"currency":"word"}};
