// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { MemberProfile } from '../schemas/MemberProfile.gen.ts';

export const uploadPicture: Operation<'uploadPicture'> = {"method":"post","path":"/wps/profile/picture/upload","module":"profile.picture.upload","token":"required","seconds":60,"value":MemberProfile};
