import type { Schemas } from '@baize/gateway-contract/client';
import type { Visitor } from '../../testing/visitor.ts';

const PATH = '/wps/messages';

/** Calls the message operations as a member. */
export const messagesOf = (visitor: Visitor, token = '') => ({
  answer: (query = '') => visitor.call(`${PATH}?${query}`, { token }),
  page: async (query = '', language = 'EN') =>
    (await visitor.call(`${PATH}?${query}`, { token, headers: { 'X-Language': language } }))
      .value as Schemas['MessagePage'],
  count: () => visitor.call('/wps/relay/CSP_unreadCount', { token }),
  read: (ids?: readonly string[]) => visitor.call(`${PATH}/read`, { token, json: ids === undefined ? {} : { ids } }),
  remove: (ids: readonly string[]) => visitor.call(`${PATH}/delete`, { token, json: { ids } }),
});
