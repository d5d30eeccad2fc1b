// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { MemberProfile } from '../schemas/MemberProfile.gen.ts';

export const choosePicture: Operation<'choosePicture'> = {"method":"post","path":"/wps/profile/picture","module":"profile.picture","token":"required","value":MemberProfile};
