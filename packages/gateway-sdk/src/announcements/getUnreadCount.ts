import { getUnreadCount as operation } from '@baize/gateway-contract/client/announcements/getUnreadCount';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** The member's number of unread announcements; refused for trial accounts (REQ-088). */
export const getUnreadCount = (gateway: Gateway, options?: CallOptions): Answer<number> =>
  gateway.call(operation, {}, ({ count }) => count, options);
