// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const sendContactCode: Operation<'sendContactCode'> = {"method":"post","path":"/wps/member/security/contact/code","module":"security.contact.code","token":"required","value":{"resendSeconds":"integer"}};
