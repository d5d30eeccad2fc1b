// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { LanguageCode } from './LanguageCode.gen.ts';

export const Member: Check = {"id":["any","word","integer"],"account":"word","userName?":"text","nickname":["or","text",""],"type":"integer","invitationCode?":"word","language?":LanguageCode,"timeFormat?":["one","auto","h12","h23"]};
