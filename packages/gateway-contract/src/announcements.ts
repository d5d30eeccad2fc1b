import { createRoute, z } from '@hono/zod-openapi';
import { about } from './call/about.ts';
import { answers, session, unchanged } from './call/envelope.ts';
import { instant } from './call/fields.ts';

/** A banner picture and where it leads (REQ-207). */
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

/** A notice (REQ-200). */
export const announcement = z
  .object({
    id: z.string().min(1),
    title: z.string().min(1),
    content: z.string().openapi({ default: '', description: 'HTML; sanitised before it is shown.' }),
    startDate: instant.optional(),
    endDate: instant.optional(),
    noExpiry: z.union([z.literal(0), z.literal(1)]).openapi({ default: 0 }),
    promotionType: z.string().optional(),
    execution: z.enum(['A', 'B', 'F']).openapi({ description: 'A members, B visitors, F the first login.' }),
    groupName: z.string().optional(),
  })
  .openapi('Announcement');

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
