// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { OpenedNumbers } from '../schemas/OpenedNumbers.gen.ts';

export const getOpenedNumbers: Operation<'getOpenedNumbers'> = {"method":"get","path":"/lotto/lgw/games/opened/numero","module":"lotto.openedNumbers","token":"required","value":OpenedNumbers};
