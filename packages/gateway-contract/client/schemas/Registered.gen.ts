// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { LoggedIn } from './LoggedIn.gen.ts';

export const Registered: Check = {"session?":LoggedIn};
