// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Country } from '../schemas/Country.gen.ts';

export const getCountries: Operation<'getCountries'> = {"method":"get","path":"/wps/system/countries","module":"system.countries","value":["list",Country]};
