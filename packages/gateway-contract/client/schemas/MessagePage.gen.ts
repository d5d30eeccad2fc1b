// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { Message } from './Message.gen.ts';

export const MessagePage: Check = {"items":["list",Message],"next?":"word","count?":"integer","unread":"integer"};
