// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { UnreadCounts } from '../schemas/UnreadCounts.gen.ts';

export const getUnreadCount: Operation<'getUnreadCount'> = {"method":"get","path":"/wps/relay/CSP_unreadCount","module":"CSP_unreadCount","token":"required","value":UnreadCounts};
