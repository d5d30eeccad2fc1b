// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { Game } from './Game.gen.ts';

export const FavouriteGamePage: Check = {"content":["list",Game],"next?":"word","pageNum?":"integer","totalPages?":"integer"};
