// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const sendFeedback: Operation<'sendFeedback'> = {"method":"put","path":"/wps/feedback","module":"feedback","token":"optional","value":"null"};
