import { createRoute, z } from '@hono/zod-openapi';
import { about } from './call/about.ts';
import { answers, session } from './call/envelope.ts';
import { instant } from './call/fields.ts';
import { pageOf, rangeQuery } from './call/paging.ts';

/** One of the member's records. */
export const sampleEntry = z
  .object({ id: z.string().min(1), title: z.string().openapi({ default: '' }), addedAt: instant })
  .openapi('SampleEntry');

export const getSample = createRoute({
  ...about({
    operationId: 'getSample',
    tag: 'sample',
    summary: "The member's sample",
    description: 'The last one first, by the days they were added on.',
    origin: 'extension',
    moduleId: 'sample',
    access: 'member',
  }),
  method: 'get',
  path: '/wps/sample',
  request: { query: rangeQuery },
  responses: {
    ...answers(pageOf(sampleEntry).openapi('SamplePage'), {
      items: [{ id: 'first', title: 'The first one', addedAt: '2026-03-01T04:00:00Z' }],
    }),
    ...session,
  },
});
