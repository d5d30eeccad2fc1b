// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { MemberProfile } from '../schemas/MemberProfile.gen.ts';

export const setPreferences: Operation<'setPreferences'> = {"method":"post","path":"/wps/profile/preferences","module":"profile.preferences","token":"required","value":MemberProfile};
