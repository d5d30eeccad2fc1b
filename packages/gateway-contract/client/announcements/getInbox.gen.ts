// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { InboxPage } from '../schemas/InboxPage.gen.ts';

export const getInbox: Operation<'getInbox'> = {"method":"get","path":"/wps/announcements/inbox","module":"announcements.inbox","token":"required","value":InboxPage};
