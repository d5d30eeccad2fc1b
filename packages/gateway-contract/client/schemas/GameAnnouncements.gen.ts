// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { GameAnnouncement } from './GameAnnouncement.gen.ts';

export const GameAnnouncements: Check = {"list":["or",["list",GameAnnouncement],[]]};
