import type { Visitor } from '../../testing/visitor.ts';

type Page = {
  content: { id: string; title: string; content: string; execution: string; read: boolean }[];
  pageNum: number;
  totalPages: number;
  next?: string;
  unread: number;
};

const ADDRESS = '/wps/announcements/';

/** Calls the inbox operations as a member. */
export const inboxOf = (visitor: Visitor, token = '') => ({
  count: () => visitor.call('/wps/relay/CSP_unreadCount', { token }),
  page: async (query = '', language = 'EN') =>
    (await visitor.call(`${ADDRESS}inbox?${query}`, { token, headers: { 'X-Language': language } })).value as Page,
  answer: () => visitor.call(`${ADDRESS}inbox`, { token }),
  read: (...ids: readonly string[]) => visitor.call(`${ADDRESS}read`, { token, json: { ids } }),
});
