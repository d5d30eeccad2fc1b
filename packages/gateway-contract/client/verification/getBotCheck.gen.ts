// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { SliderPuzzle } from '../schemas/SliderPuzzle.gen.ts';
import { WorkPuzzle } from '../schemas/WorkPuzzle.gen.ts';

export const getBotCheck: Operation<'getBotCheck'> = {"method":"get","path":"/wps/verification/bot","module":"verification.bot","value":["any",SliderPuzzle,WorkPuzzle]};
