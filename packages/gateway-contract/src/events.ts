import { createRoute, z } from '@hono/zod-openapi';
import { about } from './call/about.ts';
import { session, streamed } from './call/envelope.ts';
import { minorAmount } from './call/fields.ts';

/** The result of a deposit or a withdrawal. */
const resultOf = <const T extends string>(type: T) =>
  z.object({ type: z.literal(type), amount: minorAmount, currency: z.string().min(1) });

/** A live event for a member (D34). */
export const memberEvent = z
  .discriminatedUnion('type', [
    resultOf('depositCredited'),
    resultOf('depositFailed'),
    resultOf('withdrawApproved'),
    resultOf('withdrawRejected'),
    z.object({
      type: z.literal('balance'),
      sequence: z.int().min(0).openapi({ description: "The ledger's: a balance with a lower one is old (D36)." }),
    }),
    z.object({ type: z.literal('unread'), count: z.int().min(0) }),
    z.object({ type: z.literal('messages') }).openapi({ description: 'A message was sent, read or deleted.' }),
  ])
  .openapi('MemberEvent');

export type MemberEvent = z.output<typeof memberEvent>;

export const openEvents = createRoute({
  ...about({
    operationId: 'openEvents',
    tag: 'events',
    summary: 'What happens to the member, as it happens',
    description:
      'Server-sent events: the `data` of each is one MemberEvent, and its `id` a number that grows. A stream begins with the id to resume after, and with the latest `balance`; one with Last-Event-ID brings what came after that, of a day at most. A comment comes every 20 seconds. It ends with the session, and when the session opens more than three.',
    origin: 'extension',
    moduleId: 'events.open',
    access: 'member',
    realAccount: true,
    streams: true,
  }),
  method: 'get',
  path: '/wps/events',
  responses: { ...streamed(memberEvent, { type: 'balance', sequence: 42 }), ...session },
});
