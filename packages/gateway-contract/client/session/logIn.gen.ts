// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { LoginValue } from '../schemas/LoginValue.gen.ts';

export const logIn: Operation<'logIn'> = {"method":"post","path":"/wps/session/login","module":"session.login","seconds":15,"value":LoginValue};
