// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { CaptchaImage } from '../schemas/CaptchaImage.gen.ts';
import { CaptchaProof } from '../schemas/CaptchaProof.gen.ts';

export const getCaptcha: Operation<'getCaptcha'> = {"method":"get","path":"/wps/captcha","module":"captcha","value":["any",CaptchaImage,CaptchaProof]};
