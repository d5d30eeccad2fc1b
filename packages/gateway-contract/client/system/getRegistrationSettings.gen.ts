// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { FieldRule } from '../schemas/FieldRule.gen.ts';

export const getRegistrationSettings: Operation<'getRegistrationSettings'> = {"method":"get","path":"/wps/system/setting/register","module":"system.setting.register","value":["list",FieldRule]};
