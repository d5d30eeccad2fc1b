// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { Game } from './Game.gen.ts';

export const GamePage: Check = {"games":["list",Game],"pageNum":["or","integer",1],"totalPages":["or","integer",1],"total?":"integer"};
