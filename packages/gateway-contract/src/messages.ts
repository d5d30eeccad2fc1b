import { createRoute, z } from '@hono/zod-openapi';
import { about, jsonBody } from './call/about.ts';
import type { CallFacts } from './call/about.ts';
import { answers, body, refusableAnswers, session } from './call/envelope.ts';
import { instant, recordId } from './call/fields.ts';
import { pageOf, rangeQuery } from './call/paging.ts';

const messageKind = z
  .enum(['system', 'personal'])
  .openapi('MessageKind', { description: '`system`: about the account, by the site itself; `personal`: by a person.' });

/** A message to one member. */
export const message = z
  .object({
    id: recordId,
    kind: messageKind,
    title: z.string().min(1),
    content: z.string().openapi({ default: '', description: 'HTML; sanitised before it is shown.' }),
    sentAt: instant,
    read: z.boolean(),
    undoUntil: instant
      .optional()
      .openapi({ description: 'Until when undoOwnChange undoes the change that the message tells of.' }),
  })
  .openapi('Message');

export const messagePage = pageOf(message)
  .extend({ unread: z.int().min(0).openapi({ description: 'In all, not on this page alone.' }) })
  .openapi('MessagePage');

const unreadMessages = z.object({ count: z.int().min(0) }).openapi('UnreadMessages');

export const messageRefusals = ['messageUnknown'] as const;

const ids = z.array(recordId).min(1).max(100);

const facts = <const F extends Omit<CallFacts, 'tag' | 'access' | 'realAccount' | 'origin'>>(own: F) =>
  about({ tag: 'messages', access: 'member', realAccount: true, origin: 'extension', ...own });

export const getMessages = createRoute({
  ...facts({
    operationId: 'getMessages',
    summary: "A page of the member's messages",
    description: "The newest first, in the call's language; of one kind where it is named.",
    moduleId: 'messages.list',
  }),
  method: 'get',
  path: '/wps/messages',
  request: { query: rangeQuery.omit({ from: true, to: true }).extend({ kind: messageKind.optional() }) },
  responses: {
    ...answers(messagePage, {
      items: [
        {
          id: '0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11',
          kind: 'system',
          title: 'Your deposit has arrived',
          content: '<p>100.00 CNY was added to your balance.</p>',
          sentAt: '2026-03-01T04:00:00Z',
          read: false,
        },
      ],
      unread: 1,
    }),
    ...session,
  },
});

export const markMessagesRead = createRoute({
  ...facts({
    operationId: 'markMessagesRead',
    summary: 'Mark messages as read',
    description:
      'Those with these ids, or all without ids. Answers how many are left. None is marked when one is unknown.',
    moduleId: 'messages.read',
  }),
  method: 'post',
  path: '/wps/messages/read',
  request: { body: jsonBody(z.object({ ids: ids.optional() }).openapi('MarkMessagesRequest')) },
  responses: { ...refusableAnswers(unreadMessages, { count: 2 }, messageRefusals), ...session, ...body },
});

export const deleteMessages = createRoute({
  ...facts({
    operationId: 'deleteMessages',
    summary: 'Delete messages',
    description: 'Answers how many unread ones are left. One that is gone already is passed over.',
    moduleId: 'messages.delete',
  }),
  method: 'post',
  path: '/wps/messages/delete',
  request: { body: jsonBody(z.object({ ids }).openapi('DeleteMessagesRequest')) },
  responses: { ...answers(unreadMessages, { count: 2 }), ...session, ...body },
});
