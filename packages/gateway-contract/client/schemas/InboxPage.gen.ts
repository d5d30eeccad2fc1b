// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { InboxItem } from './InboxItem.gen.ts';

export const InboxPage: Check = {"content":["list",InboxItem],"pageNum":["or","integer",1],"totalPages":["or","integer",1],"unread":"integer"};
