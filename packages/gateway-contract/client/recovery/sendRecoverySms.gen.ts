// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const sendRecoverySms: Operation<'sendRecoverySms'> = {"method":"post","path":"/wps/verification/sms/recovery","module":"verification.sms.recovery","value":{"expiredMinutes":"integer"}};
