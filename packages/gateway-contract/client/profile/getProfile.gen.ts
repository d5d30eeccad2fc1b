// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { MemberProfile } from '../schemas/MemberProfile.gen.ts';

export const getProfile: Operation<'getProfile'> = {"method":"get","path":"/wps/profile","module":"profile.profile","token":"required","value":MemberProfile};
