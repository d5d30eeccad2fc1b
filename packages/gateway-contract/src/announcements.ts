import { createRoute, z } from '@hono/zod-openapi';
import { about } from './call/about.ts';
import { answers, session } from './call/envelope.ts';
import { instant } from './call/fields.ts';

/** A banner picture and where it leads (REQ-207). */
export const banner = z
  .object({
    id: z.string(),
    url: z.string().openapi({ description: 'The picture.' }),
    linkageType: z.string().openapi({ description: 'A route name, a promotion as `promotion:<id>`, or empty.' }),
    groupName: z.string(),
    title: z.string().optional().openapi({ description: 'The words of the picture, for those who do not see it.' }),
  })
  .openapi('Banner');

/** A notice (REQ-200). */
export const announcement = z
  .object({
    id: z.string(),
    title: z.string(),
    content: z.string().openapi({ description: 'HTML; sanitised before it is shown.' }),
    startDate: instant,
    endDate: instant.optional(),
    noExpiry: z.union([z.literal(0), z.literal(1)]),
    promotionType: z.string().optional(),
    execution: z.enum(['A', 'B', 'F']).openapi({ description: 'A members, B visitors, F the first login.' }),
    groupName: z.string().optional(),
  })
  .openapi('Announcement');

/** A promotion as a tile (REQ-234). */
export const promotion = z
  .object({
    id: z.string(),
    title: z.string(),
    announcementImages: z.array(z.object({ url: z.string() })),
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
    token: 'optional',
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
          banners: z.array(banner),
          player: z.array(announcement),
          popup: z.array(announcement),
          promotion: z.array(promotion),
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
  },
});
