// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const getAccountRecordCsv: Operation<'getAccountRecordCsv'> = {"method":"get","path":"/wps/records/account.csv","module":"records.accountCsv","token":"required","seconds":30,"value":"stream"};
