// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const sendRegistrationSms: Operation<'sendRegistrationSms'> = {"method":"post","path":"/wps/verification/sms/register","module":"verification.sms.register","value":{"expiredMinutes":"integer"}};
