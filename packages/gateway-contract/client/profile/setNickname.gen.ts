// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { MemberProfile } from '../schemas/MemberProfile.gen.ts';

export const setNickname: Operation<'setNickname'> = {"method":"post","path":"/wps/profile/nickname","module":"profile.nickname","token":"required","value":MemberProfile};
