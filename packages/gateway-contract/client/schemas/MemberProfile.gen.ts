// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { LanguageCode } from './LanguageCode.gen.ts';

export const MemberProfile: Check = {"nickname":"word","picture?":{"url":"word","drawn?":"integer"},"drawnPictures":["or",["list","word"],[]],"birthday?":"text","language?":LanguageCode,"timeFormat":["or",["one","auto","h12","h23"],"auto"],"consents":["or",["list",{"channel":["one","email","sms","phone","site"],"isGiven":"boolean","since?":"word"}],[]]};
