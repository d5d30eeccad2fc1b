// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { FieldRule } from './FieldRule.gen.ts';
import { LanguageCode } from './LanguageCode.gen.ts';
import { Resource } from './Resource.gen.ts';
import { WhiteLabelNode } from './WhiteLabelNode.gen.ts';

export const StartUp: Check = {"merchant":{"code":"word","currency":"word"},"domainRoute":["or",["list","word"],[]],"resources":["or",["list",Resource],[]],"whitelabel":["or",["list",WhiteLabelNode],[]],"register":["or",["list",FieldRule],[]],"mainDomain":["or","text",""],"analytics":["or",{"gtagId?":"word"},{}],"imageCDNs":["or",["list","text"],[]],"launchGameCDNs":["or",["list","text"],[]],"location":["or",{"ip":"text"},{"ip":""}],"maintenance":["or","boolean",false],"regionRestriction":["or","boolean",false],"maintenanceUntil?":"word","languages":["or",["list",LanguageCode],[]],"memberTypes":["or",{"agent?":["list","integer"],"trial?":["list","integer"]},{}],"timeZone":["or","text","UTC"],"social?":{"google?":"boolean","facebook?":"boolean"}};
