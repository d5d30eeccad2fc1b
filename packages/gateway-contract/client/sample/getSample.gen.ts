// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { SamplePage } from '../schemas/SamplePage.gen.ts';

export const getSample: Operation<'getSample'> = {"method":"get","path":"/wps/sample","module":"sample","token":"required","value":SamplePage};
