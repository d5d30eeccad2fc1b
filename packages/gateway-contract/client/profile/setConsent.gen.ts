// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { MemberProfile } from '../schemas/MemberProfile.gen.ts';

export const setConsent: Operation<'setConsent'> = {"method":"post","path":"/wps/profile/consents","module":"profile.consent","token":"required","value":MemberProfile};
