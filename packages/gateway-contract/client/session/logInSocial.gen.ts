// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { SocialValue } from '../schemas/SocialValue.gen.ts';

export const logInSocial: Operation<'logInSocial'> = {"method":"post","path":"/wps/session/login/social","module":"session.login.social","seconds":20,"value":SocialValue};
