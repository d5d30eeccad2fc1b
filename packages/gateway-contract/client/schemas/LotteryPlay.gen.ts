// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const LotteryPlay: Check = ["any",{"kind":["one","any"],"code":"word","odds":["list",{"pick":"word","pays":"integer"}],"lowest":"integer","highest":"integer","take":"integer"},{"kind":["one","place"],"code":"word","odds":["list",{"pick":"word","pays":"integer"}],"lowest":"integer","highest":"integer","place":["any","integer",["one","special"]]},{"kind":["one","tail"],"code":"word","odds":["list",{"pick":"word","pays":"integer"}],"digits":"integer"},{"kind":["one","total"],"code":"word","odds":["list",{"pick":"word","pays":"integer"}],"lowest":"integer","highest":"integer","first?":"integer"},{"kind":["one","sides"],"code":"word","odds":["list",{"pick":"word","pays":"integer"}],"of":["one","special","sum"],"first?":"integer","smallTo":"integer","bigFrom":"integer"}];
