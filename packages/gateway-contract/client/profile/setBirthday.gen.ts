// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { MemberProfile } from '../schemas/MemberProfile.gen.ts';

export const setBirthday: Operation<'setBirthday'> = {"method":"post","path":"/wps/profile/birthday","module":"profile.birthday","token":"required","value":MemberProfile};
