// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const checkRegistrationCode: Operation<'checkRegistrationCode'> = {"method":"post","path":"/wps/verification/sms/validate","module":"verification.sms.validate","value":"null"};
