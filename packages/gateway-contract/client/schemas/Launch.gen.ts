// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const Launch: Check = {"url":/^(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/|\/).*$/u,"mode":["or",["one","frame","tab"],"frame"],"sessionId?":/^[\w-]{1,64}$/u};
