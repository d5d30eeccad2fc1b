// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { LoggedIn } from './LoggedIn.gen.ts';
import { LoginChallenge } from './LoginChallenge.gen.ts';
import { SocialNewcomer } from './SocialNewcomer.gen.ts';

export const SocialValue: Check = ["any",SocialNewcomer,LoginChallenge,LoggedIn];
