import { routes } from '@baize/gateway-contract';
import { ok, refuse } from '../kernel/answer.ts';
import type { Call, GatewayApp, Services, Session } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import { badCursor, toPage } from '../paging/answers.ts';
import { toMessageAnswer } from './messages.answers.ts';
import { countUnreadMessages, deleteMessages, listMessages, markMessagesRead } from './messages.store.ts';

const ownerOf = ({ merchant }: Call, { memberId }: Session) => ({ merchant: merchant.id, memberId });

/** Routes of a member's messages. */
export const mountMessages = (app: GatewayApp, { events }: Pick<Services, 'events'>): void => {
  handle(app, routes.getMessages, async ({ c, call, session, query: { kind, ...request } }) => {
    const owner = ownerOf(call, session);
    const page = await listMessages(call.database, owner, kind, request);
    if (page === undefined) return badCursor(c);
    const items = toPage(page, (message) => toMessageAnswer(message, call.language, call.now));
    return ok(c, { ...items, unread: await countUnreadMessages(call.database, owner) });
  });

  handle(app, routes.markMessagesRead, async ({ c, call, session, body: { ids } }) => {
    const owner = ownerOf(call, session);
    if ((await markMessagesRead(call.database, owner, ids, call.now)) === 'unknown') return refuse(c, 'messageUnknown');
    events.tell(owner);
    return ok(c, { count: await countUnreadMessages(call.database, owner) });
  });

  handle(app, routes.deleteMessages, async ({ c, call, session, body: { ids } }) => {
    const owner = ownerOf(call, session);
    await deleteMessages(call.database, owner, ids, call.now);
    events.tell(owner);
    return ok(c, { count: await countUnreadMessages(call.database, owner) });
  });
};
