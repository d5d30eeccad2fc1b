// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { ReferredFriendPage } from '../schemas/ReferredFriendPage.gen.ts';

export const getReferredFriends: Operation<'getReferredFriends'> = {"method":"get","path":"/wps/referral/friends","module":"referral.friends","token":"required","value":ReferredFriendPage};
