// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { AccountMovementPage } from '../schemas/AccountMovementPage.gen.ts';

export const getAccountRecord: Operation<'getAccountRecord'> = {"method":"get","path":"/wps/records/account","module":"records.account","token":"required","value":AccountMovementPage};
