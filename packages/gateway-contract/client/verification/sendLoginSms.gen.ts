// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const sendLoginSms: Operation<'sendLoginSms'> = {"method":"post","path":"/wps/verification/sms/noLogin","module":"verification.sms.noLogin","value":{"expiredMinutes":"integer"}};
