import { createRoute, z } from '@hono/zod-openapi';
import { about, jsonBody } from './call/about.ts';
import type { CallFacts } from './call/about.ts';
import { answers, body, refusableAnswers, session, unchanged } from './call/envelope.ts';
import { gameType, instant } from './call/fields.ts';
import { contentPageOf, numberedQuery } from './call/paging.ts';

/** A banner picture and its link (REQ-207). */
export const banner = z
  .object({
    id: z.string().openapi({ default: '' }),
    url: z.string().min(1).openapi({ description: 'The picture.' }),
    linkageType: z
      .string()
      .openapi({ default: '', description: 'A route name, a promotion as `promotion:<id>`, or empty.' }),
    groupName: z.string(),
    title: z.string().optional().openapi({ description: 'The words of the picture, for those who do not see it.' }),
  })
  .openapi('Banner');

const announced = {
  id: z.string().min(1),
  title: z.string().min(1),
  content: z.string().openapi({ default: '', description: 'HTML; sanitised before it is shown.' }),
  startDate: instant.optional(),
  endDate: instant.optional(),
  noExpiry: z.union([z.literal(0), z.literal(1)]).openapi({ default: 0 }),
  promotionType: z.string().optional(),
  execution: z.enum(['A', 'B', 'F']).openapi({ description: 'A members, B visitors, F the first login.' }),
  groupName: z.string().optional(),
};

/** A notice (REQ-200). */
export const announcement = z.object(announced).openapi('Announcement');

/** A promotion as a tile (REQ-234). */
export const promotion = z
  .object({
    id: z.string().min(1),
    title: z.string().openapi({ default: '' }),
    announcementImages: z.array(z.object({ url: z.string().min(1) })),
    groupName: z.string().optional(),
  })
  .openapi('Promotion');

export const getAnnouncements = createRoute({
  ...about({
    operationId: 'getAnnouncements',
    tag: 'announcements',
    summary: 'Banners, notices, popups and promotions',
    description: "In the call's language; a list whose type is not asked for is empty (REQ-201).",
    origin: 'spec',
    moduleId: 'MCSFE_getListAnnouncements',
    access: 'optional',
    sameForAll: true,
  }),
  method: 'get',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  request: {
    query: z.object({
      types: z
        .string()
        .regex(/^(?:B|PL|PU|PR|H)(?:,(?:B|PL|PU|PR|H))*$/)
        .default('B,PL,PU,PR,H')
        .openapi({ description: 'B banners, PL notices, PU popups, PR promotions, H home.' }),
      platform: z.literal('W').default('W'),
      execution: z.enum(['A', 'B', 'F']).optional(),
    }),
  },
  responses: {
    ...answers(
      z
        .object({
          banners: z.array(banner).openapi({ default: [] }),
          player: z.array(announcement).openapi({ default: [] }),
          popup: z.array(announcement).openapi({ default: [] }),
          promotion: z.array(promotion).openapi({ default: [] }),
        })
        .openapi('Announcements'),
      {
        banners: [{ id: '1', url: '/media/banners/1.svg', linkageType: 'promotions', groupName: 'w_home' }],
        player: [],
        popup: [
          {
            id: '9',
            title: 'Welcome',
            content: '<p>Good to see you.</p>',
            startDate: '2026-01-01T00:00:00Z',
            noExpiry: 1,
            execution: 'B',
          },
        ],
        promotion: [{ id: '3', title: 'First deposit', announcementImages: [{ url: '/media/promotions/3.svg' }] }],
      },
    ),
    ...session,
    ...unchanged,
  },
});

/** An announcement about the games of a category. */
export const gameAnnouncement = z
  .object({
    id: announced.id,
    title: announced.title,
    content: announced.content,
    startDate: announced.startDate,
    endDate: announced.endDate,
    noExpiry: announced.noExpiry,
    gameType,
  })
  .openapi('GameAnnouncement');

export const getGameAnnouncements = createRoute({
  ...about({
    operationId: 'getGameAnnouncements',
    tag: 'announcements',
    summary: 'What is announced of games',
    description: "In the call's language; of all categories unless one is named. Its path is ours (REQ-232, D9).",
    origin: 'extension',
    moduleId: 'game.announcements',
    access: 'anyone',
    sameForAll: true,
  }),
  method: 'get',
  path: '/wps/game/announcements',
  request: { query: z.object({ gameType: gameType.optional() }) },
  responses: {
    ...answers(z.object({ list: z.array(gameAnnouncement).openapi({ default: [] }) }).openapi('GameAnnouncements'), {
      list: [
        {
          id: 'new-draws',
          title: 'A draw every minute',
          content: '<p>The draws of the sandbox come more often at the weekend.</p>',
          startDate: '2026-01-01T00:00:00Z',
          noExpiry: 1,
          gameType: 'LOTT',
        },
      ],
    }),
    ...unchanged,
  },
});

/** An announcement in a member's inbox, with its read state. */
export const inboxItem = z.object({ ...announced, read: z.boolean() }).openapi('InboxItem');

export const inboxPage = contentPageOf(inboxItem)
  .extend({ unread: z.int().min(0).openapi({ description: 'In all, not on this page alone.' }) })
  .openapi('InboxPage');

/** A member's number of unread announcements. */
export const unread = z.object({ count: z.int().min(0) }).openapi('Unread');

export const markReadRefusals = ['announcementUnknown'] as const;

const ofAccount = <const F extends Omit<CallFacts, 'tag' | 'access' | 'realAccount'>>(own: F) =>
  about({ tag: 'announcements', access: 'member', realAccount: true, ...own });

export const getUnreadCount = createRoute({
  ...ofAccount({
    operationId: 'getUnreadCount',
    wordless: true,
    summary: 'How many announcements and messages the member has not read',
    description: 'A trial account has none, and is refused (REQ-088).',
    origin: 'spec',
    moduleId: 'CSP_unreadCount',
  }),
  method: 'get',
  path: '/wps/relay/CSP_unreadCount',
  responses: {
    ...answers(
      z
        .object({
          count: z.int().min(0),
          messages: z.int().min(0).openapi({ default: 0, description: 'Unread messages, beside the announcements.' }),
        })
        .openapi('UnreadCounts'),
      { count: 3, messages: 1 },
    ),
    ...session,
  },
});

export const getInbox = createRoute({
  ...ofAccount({
    operationId: 'getInbox',
    summary: "A page of the member's inbox",
    description: "Notices and popups for members that hold now, the newest first, in the call's language.",
    origin: 'extension',
    moduleId: 'announcements.inbox',
  }),
  method: 'get',
  path: '/wps/announcements/inbox',
  request: { query: numberedQuery },
  responses: {
    ...answers(inboxPage, {
      content: [
        { id: '9', title: 'Welcome', content: '<p>Good to see you.</p>', noExpiry: 1, execution: 'A', read: false },
      ],
      pageNum: 1,
      totalPages: 1,
      unread: 1,
    }),
    ...session,
  },
});

export const markAnnouncementsRead = createRoute({
  ...ofAccount({
    operationId: 'markAnnouncementsRead',
    summary: 'Mark announcements as read',
    description: 'Answers how many are left; one that is read already stays so. None is marked when one is unknown.',
    origin: 'extension',
    moduleId: 'announcements.read',
  }),
  method: 'post',
  path: '/wps/announcements/read',
  request: {
    body: jsonBody(z.object({ ids: z.array(z.string().min(1).max(128)).min(1).max(100) }).openapi('MarkReadRequest')),
  },
  responses: { ...refusableAnswers(unread, { count: 2 }, markReadRefusals), ...session, ...body },
});
