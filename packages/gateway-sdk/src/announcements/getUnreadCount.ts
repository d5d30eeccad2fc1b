import { getUnreadCount as operation } from '@baize/gateway-contract/client/announcements/getUnreadCount';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { Unread } from './announcements.types.ts';

/** The member's numbers of unread announcements and messages; refused for trial accounts (REQ-088). */
export const getUnreadCount = (gateway: Gateway, options?: CallOptions): Answer<Unread> =>
  gateway.call(operation, {}, ({ count, messages }) => ({ announcements: count, messages }), options);
