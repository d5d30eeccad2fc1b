import { getUnreadCount as operation } from '@baize/gateway-contract/client/announcements/getUnreadCount';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** How many announcements the member has not read; not for trial accounts (REQ-088). */
export const getUnreadCount = (gateway: Gateway, options?: CallOptions): Answer<number> =>
  gateway.call(operation, {}, ({ count }) => count, options);
