import { getInbox } from '@baize/gateway-sdk/announcements';
import type { Scope } from '../app/index.ts';
import { pagedQuery } from '../paging/index.ts';
import { NOTICES_PER_PAGE } from './entry.rules.ts';
import { INBOX, PAGES } from './unread.queries.ts';

/** The member's inbox, newest first, nine announcements a page (REQ-205). */
export const inboxQuery = (scope: Scope) =>
  pagedQuery(scope, getInbox, { key: [INBOX, PAGES], filters: {}, size: NOTICES_PER_PAGE, language: true });
