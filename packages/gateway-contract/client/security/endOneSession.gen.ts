// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const endOneSession: Operation<'endOneSession'> = {"method":"post","path":"/wps/member/sessions/end","module":"security.session.end","token":"required","value":"null"};
