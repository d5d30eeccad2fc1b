// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { ConsentChange } from '../schemas/ConsentChange.gen.ts';

export const getConsentChanges: Operation<'getConsentChanges'> = {"method":"get","path":"/wps/profile/consents/changes","module":"profile.consent.changes","token":"required","value":{"changes":["list",ConsentChange]}};
