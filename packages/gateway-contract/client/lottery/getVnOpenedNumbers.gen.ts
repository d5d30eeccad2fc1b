// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { OpenedNumbers } from '../schemas/OpenedNumbers.gen.ts';

export const getVnOpenedNumbers: Operation<'getVnOpenedNumbers'> = {"method":"get","path":"/lgw/vn/numeros/opened/game","module":"lgw.vn.openedNumbers","value":OpenedNumbers};
