// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { DrawProof } from '../schemas/DrawProof.gen.ts';

export const getDrawProof: Operation<'getDrawProof'> = {"method":"get","path":"/lgw/games/draws/proof","module":"lgw.drawProof","value":DrawProof};
