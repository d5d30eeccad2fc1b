// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { PasskeyOptions } from '../schemas/PasskeyOptions.gen.ts';

export const beginPasskeyLogin: Operation<'beginPasskeyLogin'> = {"method":"post","path":"/wps/session/login/passkey/begin","module":"session.login.passkey.begin","value":PasskeyOptions};
