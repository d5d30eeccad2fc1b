// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { MovementStory } from '../schemas/MovementStory.gen.ts';

export const getMovementStory: Operation<'getMovementStory'> = {"method":"get","path":"/wps/records/story","module":"records.story","token":"required","value":MovementStory};
