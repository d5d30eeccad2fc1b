// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const endOtherSessions: Operation<'endOtherSessions'> = {"method":"post","path":"/wps/member/sessions/end-others","module":"security.sessions.end","token":"required","value":"null"};
