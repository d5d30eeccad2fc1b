import { createRoute, z } from '@hono/zod-openapi';
import { about } from './call/about.ts';
import type { CallFacts } from './call/about.ts';
import { answers, body, once, refusableAnswers, session, unchanged } from './call/envelope.ts';
import { instant, minorAmount } from './call/fields.ts';
import { numberedRangeQuery, pageNumbers, pageOf } from './call/paging.ts';
import { sealedBody } from './call/sealedBody.ts';

const points = z.int().min(0);
const someOf = z.int().min(1).openapi({ example: 200 });

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

export const redemptionStatus = z.enum(['applying', 'rejected', 'approved']).openapi('RedemptionStatus');

/** A redeemed reward; the points are returned when it is rejected. */
export const redemption = z
  .object({
    id: z.string().min(1),
    rewardId: z.string().min(1),
    name: z.string().openapi({ default: '', description: 'Empty: the id of the reward stands for it.' }),
    points: someOf,
    status: redemptionStatus,
    requestedAt: instant,
  })
  .openapi('Redemption');

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

const spendRefusals = ['wrongPassword', 'locked', 'pointsTooFew'] as const;
export const redeemRefusals = ['rewardUnknown', ...spendRefusals] as const;
export const convertRefusals = ['pointsBelowMinimum', ...spendRefusals, 'walletFull'] as const;

const password = z.string().min(1).max(128).openapi({ description: "The member's login password." });

/** The plaintext of redeemReward (REQ-216). */
export const redeemRewardPayload = z.object({
  rewardId: z.string().min(1).max(64).openapi({ example: 'playing-cards' }),
  password,
});

/** The plaintext of convertPoints (REQ-216). */
export const convertPointsPayload = z.object({ points: someOf, password });

const facts = <const F extends Omit<CallFacts, 'tag' | 'origin'>>(own: F) =>
  about({ tag: 'points', origin: 'spec', ...own });

const redemptionExample: z.input<typeof redemption> = {
  id: '0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11',
  rewardId: 'playing-cards',
  name: 'Playing cards',
  points: 200,
  status: 'applying',
  requestedAt: '2026-03-01T04:00:00Z',
};

const paged = { query: numberedRangeQuery };

export const getPointConfig = createRoute({
  ...facts({
    operationId: 'getPointConfig',
    wordless: true,
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
    wordless: true,
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

export const getRedemptions = createRoute({
  ...facts({
    operationId: 'getRedemptions',
    summary: 'The rewards that the member has given points for',
    description: 'The last one first (REQ-215).',
    moduleId: 'MCS2_getRedeemPointList',
    access: 'member',
    realAccount: true,
  }),
  method: 'get',
  path: '/wps/relay/MCS2_getRedeemPointList',
  request: paged,
  responses: {
    ...answers(pageOf(redemption).extend(pageNumbers).openapi('RedemptionPage'), {
      items: [redemptionExample],
      pageNum: 1,
      totalPages: 1,
    }),
    ...session,
  },
});

export const getPointMovements = createRoute({
  ...facts({
    operationId: 'getPointMovements',
    wordless: true,
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

export const redeemReward = createRoute({
  ...facts({
    operationId: 'redeemReward',
    summary: 'Give points for a reward',
    description:
      'Sealed, with the login password, of which too many wrong ones lock the account. It is decided later; rejected, the points come back (REQ-215, REQ-216).',
    moduleId: 'MCS2_redeemPointReward',
    access: 'member',
    realAccount: true,
    rate: 'attempt',
    idempotent: true,
    payload: redeemRewardPayload,
  }),
  method: 'post',
  path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
  request: { body: sealedBody },
  responses: { ...refusableAnswers(redemption, redemptionExample, redeemRefusals), ...session, ...body, ...once },
});

export const convertPoints = createRoute({
  ...facts({
    operationId: 'convertPoints',
    summary: 'Change points into money',
    description:
      'Sealed, with the login password, of which too many wrong ones lock the account. The wallet has the money at once (REQ-215, REQ-216).',
    moduleId: 'MCS2_convertPoint',
    access: 'member',
    realAccount: true,
    rate: 'attempt',
    idempotent: true,
    payload: convertPointsPayload,
  }),
  method: 'post',
  path: '/wps/relay/passwordCheck/MCS2_convertPoint',
  request: { body: sealedBody },
  responses: {
    ...refusableAnswers(
      z.object({ points, paid: minorAmount, currency: z.string().min(1) }),
      { points: 120, paid: '200', currency: 'CNY' },
      convertRefusals,
    ),
    ...session,
    ...body,
    ...once,
  },
});
