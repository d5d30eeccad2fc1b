// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const launchChat: Operation<'launchChat'> = {"method":"get","path":"/wps/relay/CBS_launchChat","module":"CBS_launchChat","token":"optional","value":{"chatUrl":/^[Hh][Tt][Tt][Pp][Ss]?:\/\/.*$/u}};
