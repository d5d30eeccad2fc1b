// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { BonusPage } from '../schemas/BonusPage.gen.ts';

export const getBonusRecord: Operation<'getBonusRecord'> = {"method":"get","path":"/wps/records/bonuses","module":"records.bonuses","token":"required","value":BonusPage};
