// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const closeAccount: Operation<'closeAccount'> = {"method":"post","path":"/wps/profile/closure","module":"profile.close","token":"required","value":"null"};
