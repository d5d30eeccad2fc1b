import { createRoute, z } from '@hono/zod-openapi';
import { about } from './call/about.ts';
import { answers, session } from './call/envelope.ts';
import { instant } from './call/fields.ts';

/** A daily or weekly task, with the member's progress. */
export const mission = z
  .object({
    id: z.string().min(1),
    title: z.string().min(1),
    unit: z.enum(['rounds', 'games', 'money']),
    done: z.string().regex(/^\d+$/),
    required: z.string().regex(/^[1-9]\d*$/),
    endsAt: instant,
  })
  .openapi('Mission');

export const getMissionSummary = createRoute({
  ...about({
    tag: 'promotions',
    access: 'member',
    realAccount: true,
    operationId: 'getMissionSummary',
    summary: "The member's missions",
    description: "Days and weeks are the merchant's; amounts are in minor units (REQ-212).",
    origin: 'spec',
    moduleId: 'MCSFE_getMissionSummaryDetails',
  }),
  method: 'get',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  responses: {
    ...answers(z.object({ missions: z.array(mission), currency: z.string().min(1) }), {
      missions: [
        {
          id: 'rounds-today',
          title: 'Play 20 rounds today',
          unit: 'rounds',
          done: '4',
          required: '20',
          endsAt: '2026-03-01T16:00:00Z',
        },
      ],
      currency: 'CNY',
    }),
    ...session,
  },
});

export const getMissionLeaderboard = createRoute({
  ...about({
    tag: 'promotions',
    access: 'anyone',
    operationId: 'getMissionLeaderboard',
    wordless: true,
    summary: 'Who finished most missions this week',
    description: 'The ten first, by masked names; nothing tells what anybody staked or lost (REQ-212).',
    origin: 'spec',
    moduleId: 'MCSFE_getMissionLeaderboard',
  }),
  method: 'get',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  responses: answers(
    z.object({
      entries: z.array(z.object({ player: z.string().min(1), missions: z.int().min(1) })),
      endsAt: instant,
    }),
    { entries: [{ player: 'pl***r', missions: 5 }], endsAt: '2026-03-01T16:00:00Z' },
  ),
});
