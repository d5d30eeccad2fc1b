// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { RoundStory } from '../schemas/RoundStory.gen.ts';

export const getRound: Operation<'getRound'> = {"method":"get","path":"/wps/records/round","module":"records.round","token":"required","value":RoundStory};
