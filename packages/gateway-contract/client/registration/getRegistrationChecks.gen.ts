// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const getRegistrationChecks: Operation<'getRegistrationChecks'> = {"method":"get","path":"/wps/verification/register","module":"verification.register","value":{"sms":"boolean","captcha":"boolean"}};
