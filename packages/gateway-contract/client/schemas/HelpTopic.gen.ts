// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { HelpPart } from './HelpPart.gen.ts';

export const HelpTopic: Check = {"id":"word","title":"word","parts":["or",["list",HelpPart],[]]};
