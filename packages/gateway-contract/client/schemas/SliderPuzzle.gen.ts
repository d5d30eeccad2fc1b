// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { CaptchaImage } from './CaptchaImage.gen.ts';

export const SliderPuzzle: Check = {"kind":["one","slider"],"picture":CaptchaImage,"piece":CaptchaImage,"width":"integer","height":"integer","pieceSize":"integer","top":"integer","expiresInSeconds":"integer"};
