import { createRoute, z } from '@hono/zod-openapi';
import { answers, session, unchanged } from '../call/envelope.ts';
import { instant, minorAmount } from '../call/fields.ts';
import { pageNumbers, pageOf } from '../call/paging.ts';
import { facts, paged, points, someOf } from './pointFields.ts';

/** Rates at which points are earned and converted. */
export const pointConfig = z
  .object({
    /** Stake that earns one point. */
    staked: minorAmount,
    convert: z
      .object({ points: someOf, pays: minorAmount, minimum: someOf })
      .openapi('PointConversion', { description: '`points` pay `pays`; no fewer than `minimum` are converted.' }),
    currency: z.string().min(1),
  })
  .openapi('PointConfig');

/** A reward and its price in points. */
export const pointReward = z
  .object({
    id: z.string().min(1),
    name: z.string().openapi({ default: '', description: 'Empty: the id stands for it.' }),
    url: z.string().optional().openapi({ description: 'Its picture.' }),
    points: someOf,
  })
  .openapi('PointReward');

/** A change of the points, with its reason. */
export const pointMovement = z
  .object({
    id: z.string().min(1),
    kind: z.enum(['earned', 'takenBack', 'granted', 'redeemed', 'returned', 'converted']),
    points: z.int().openapi({ description: 'Negative where they went.' }),
    balance: points.openapi({ description: 'What there was then.' }),
    occurredAt: instant,
  })
  .openapi('PointMovement');

export const getPointConfig = createRoute({
  ...facts({
    operationId: 'getPointConfig',
    summary: 'How points are earned and what they are worth',
    description: 'For visitors, too (REQ-008, REQ-215).',
    moduleId: 'MCS2_getPointConfig',
    access: 'anyone',
    sameForAll: true,
  }),
  method: 'get',
  path: '/wps/relay/MCS2_getPointConfig',
  responses: {
    ...answers(pointConfig, {
      staked: '100',
      convert: { points: 100, pays: '100', minimum: 100 },
      currency: 'CNY',
    }),
    ...unchanged,
  },
});

export const getPointRewards = createRoute({
  ...facts({
    operationId: 'getPointRewards',
    summary: 'What points can be given for',
    description: "In the call's language and the merchant's order; for visitors, too (REQ-008, REQ-215).",
    moduleId: 'MCS2_getPointReward',
    access: 'anyone',
    sameForAll: true,
  }),
  method: 'get',
  path: '/wps/relay/MCS2_getPointReward',
  responses: {
    ...answers(z.object({ rewards: z.array(pointReward) }), {
      rewards: [{ id: 'playing-cards', name: 'Playing cards', url: '/media/rewards/1.avif', points: 200 }],
    }),
    ...unchanged,
  },
});

export const getPointBalance = createRoute({
  ...facts({
    operationId: 'getPointBalance',
    summary: "The member's points",
    description: 'What was earned by now, less what was spent (REQ-215).',
    moduleId: 'MCS2_getPointBalance',
    access: 'member',
    realAccount: true,
  }),
  method: 'get',
  path: '/wps/relay/MCS2_getPointBalance',
  responses: { ...answers(z.object({ points }), { points: 320 }), ...session },
});

export const getPointMovements = createRoute({
  ...facts({
    operationId: 'getPointMovements',
    summary: "How the member's points came and went",
    description: 'The last movement first (REQ-215).',
    moduleId: 'ODSFE2_MemTransDet',
    access: 'member',
    realAccount: true,
  }),
  method: 'get',
  path: '/wps/relay/ODSFE2_MemTransDet',
  request: paged,
  responses: {
    ...answers(pageOf(pointMovement).extend(pageNumbers).openapi('PointMovementPage'), {
      items: [{ id: '7', kind: 'redeemed', points: -200, balance: 320, occurredAt: '2026-03-01T04:00:00Z' }],
      pageNum: 1,
      totalPages: 1,
    }),
    ...session,
  },
});
