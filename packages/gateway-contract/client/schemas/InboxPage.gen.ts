// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { InboxItem } from './InboxItem.gen.ts';

export const InboxPage: Check = {"content":["list",InboxItem],"next?":"word","pageNum?":"integer","totalPages?":"integer","unread":"integer"};
