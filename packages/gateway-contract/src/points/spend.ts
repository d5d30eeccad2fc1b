import { createRoute, z } from '@hono/zod-openapi';
import { answers, body, once, refusableAnswers, session } from '../call/envelope.ts';
import { instant, minorAmount } from '../call/fields.ts';
import { pageNumbers, pageOf } from '../call/paging.ts';
import { sealedBody } from '../call/sealedBody.ts';
import { paymentPassword, paymentPasswordRefusals } from '../payments/payment.ts';
import { facts, paged, points, someOf } from './pointFields.ts';

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

const spendRefusals = [...paymentPasswordRefusals, 'pointsTooFew'] as const;
export const redeemRefusals = ['rewardUnknown', ...spendRefusals] as const;
export const convertRefusals = ['pointsBelowMinimum', ...spendRefusals, 'walletFull'] as const;

/** The plaintext of redeemReward (REQ-216). */
export const redeemRewardPayload = z.object({
  rewardId: z.string().min(1).max(64).openapi({ example: 'playing-cards' }),
  paymentPassword,
});

/** The plaintext of convertPoints (REQ-216). */
export const convertPointsPayload = z.object({ points: someOf, paymentPassword });

const redemptionExample: z.input<typeof redemption> = {
  id: '0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11',
  rewardId: 'playing-cards',
  name: 'Playing cards',
  points: 200,
  status: 'applying',
  requestedAt: '2026-03-01T04:00:00Z',
};

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

export const redeemReward = createRoute({
  ...facts({
    operationId: 'redeemReward',
    summary: 'Give points for a reward',
    description:
      'Sealed, with the payment password, of which too many wrong ones lock payments. It is decided later; rejected, the points come back (REQ-215, REQ-216, D57).',
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
      'Sealed, with the payment password, of which too many wrong ones lock payments. The wallet has the money at once (REQ-215, REQ-216, D57).',
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
