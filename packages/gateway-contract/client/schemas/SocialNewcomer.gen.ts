// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { SocialProvider } from './SocialProvider.gen.ts';

export const SocialNewcomer: Check = {"newcomer":{"ticket":"word","provider":SocialProvider,"name":["or","text",""]}};
