// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { TransferReceipt } from '../schemas/TransferReceipt.gen.ts';

export const transferToUpline: Operation<'transferToUpline'> = {"method":"post","path":"/wps/transfers/upline","module":"transfers.toUpline","token":"required","once":true,"value":TransferReceipt};
