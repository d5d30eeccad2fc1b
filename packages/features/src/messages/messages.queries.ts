import { getMessages } from '@baize/gateway-sdk/messages';
import type { MessageKind } from '@baize/gateway-sdk/messages';
import type { Scope } from '../app/index.ts';
import { pagedQuery } from '../paging/index.ts';
import type { Filters } from '../paging/index.ts';

/** Area name in query keys and in `meta.changes` of mutations. */
export const MESSAGES = 'messages';
/** Area of the unread counts. */
export const UNREAD = 'inbox';

/** Messages of one kind, or of all. */
export type MessageFilters = Filters & { readonly kind?: MessageKind | undefined };

/** The member's messages, newest first. */
export const messagesQuery = (scope: Scope, filters: MessageFilters) =>
  pagedQuery(scope, getMessages, { key: [MESSAGES], filters, language: true });
