// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const getMissionLeaderboard: Operation<'getMissionLeaderboard'> = {"method":"get","path":"/wps/relay/MCSFE_getMissionLeaderboard","module":"MCSFE_getMissionLeaderboard","value":{"entries":["list",{"player":"word","missions":"integer"}],"endsAt":"word"}};
