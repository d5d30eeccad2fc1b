// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const openEvents: Operation<'openEvents'> = {"method":"get","path":"/wps/events","module":"events.open","token":"required","value":"stream"};
