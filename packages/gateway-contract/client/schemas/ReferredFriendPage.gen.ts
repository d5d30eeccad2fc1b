// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { ReferredFriend } from './ReferredFriend.gen.ts';

export const ReferredFriendPage: Check = {"items":["list",ReferredFriend],"next?":"word","count?":"integer"};
