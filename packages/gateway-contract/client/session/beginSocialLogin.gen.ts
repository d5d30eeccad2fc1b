// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const beginSocialLogin: Operation<'beginSocialLogin'> = {"method":"post","path":"/wps/session/login/social/begin","module":"session.login.social.begin","seconds":15,"value":{"address":"text"}};
