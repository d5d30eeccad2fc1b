// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const logOut: Operation<'logOut'> = {"method":"delete","path":"/wps/session/logout","module":"session.logout","token":"required","value":"null"};
