import { createRoute, z } from '@hono/zod-openapi';
import { jsonBody } from '../call/about.ts';
import { answers, body, once, refusableAnswers, session } from '../call/envelope.ts';
import { instant, minorAmount, recordId, someAmount } from '../call/fields.ts';
import { playRefusals } from '../limits.ts';
import { pageOf, rangeQuery } from '../call/paging.ts';
import { methodId, orderRequest, paymentFacts, paymentKind, usdtNetwork } from './payment.ts';

export const depositStatus = z
  .enum(['pending', 'confirming', 'credited', 'failed', 'lapsed', 'cancelled'])
  .openapi('DepositStatus', {
    description: 'Only `pending` and `confirming` change. A payment that comes after the end is credited all the same.',
  });

const depositStep = z
  .object({
    step: z.enum(['opened', 'confirming', 'credited', 'failed', 'lapsed', 'cancelled', 'amountDiffers']),
    at: instant,
    /** Amount paid, when it differs from the amount requested. */
    amount: minorAmount.optional(),
  })
  .openapi('DepositStep');

/** A deposit order with its steps. */
export const deposit = z
  .object({
    id: recordId,
    reference: z.string().min(1).openapi({ description: "The provider's number, for people." }),
    methodId,
    kind: paymentKind,
    network: usdtNetwork.optional(),
    amount: minorAmount,
    fee: minorAmount,
    /** Amount received; it may be more or less than `amount`. */
    paid: minorAmount.optional(),
    /** `paid` less the fee. */
    credited: minorAmount.optional(),
    /** Bonus of the promotion. */
    bonus: minorAmount.optional(),
    currency: z.string().min(1),
    status: depositStatus,
    reason: z.enum(['payer', 'bank', 'cancelled', 'expired', 'operator']).optional(),
    promotionId: z.string().min(1).optional(),
    payUrl: z.string().min(1).optional().openapi({ description: "The provider's page, while the order is pending." }),
    createdAt: instant,
    expiresAt: instant,
    settledAt: instant.optional(),
    serverTime: instant.openapi({ description: 'When this was answered, to count down to `expiresAt`.' }),
    steps: z.array(depositStep).min(1),
  })
  .openapi('Deposit');

export const depositExample: z.input<typeof deposit> = {
  id: '0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11',
  reference: 'D7K2M9QX4T',
  methodId: 'bank',
  kind: 'bank',
  amount: '10000',
  fee: '0',
  currency: 'CNY',
  status: 'pending',
  payUrl: 'http://pay.localhost:8080/pay/a1b2',
  createdAt: '2026-03-01T04:00:00Z',
  expiresAt: '2026-03-01T04:30:00Z',
  serverTime: '2026-03-01T04:00:00Z',
  steps: [{ step: 'opened', at: '2026-03-01T04:00:00Z' }],
};

export const depositRefusals = [
  'methodUnavailable',
  'amountOutOfRange',
  'promotionUnknown',
  'promotionClosed',
  'depositsPending',
  'paymentsAway',
  ...playRefusals,
  'limitsUnset',
] as const;

export const createDeposit = createRoute({
  ...paymentFacts({
    operationId: 'createDeposit',
    summary: 'Open a deposit order',
    description:
      'The order is paid on `payUrl`, a page of the payment provider. `amountOutOfRange` has the nearest `amount` that is allowed. After a lost answer the same key returns the same order.',
    moduleId: 'payments.createDeposit',
    rate: 'costly',
    idempotent: true,
  }),
  method: 'post',
  path: '/wps/payments/deposits',
  request: {
    body: jsonBody(
      z
        .object({
          methodId,
          network: usdtNetwork.optional(),
          amount: someAmount,
          promotionId: z.string().min(1).max(64).optional(),
          returnPath: z
            .string()
            .regex(/^\/(?![/\\])[\x21-\x7e]{0,200}$/)
            .openapi({
              description: "The site's path that the provider's page leads back to.",
              example: '/member/depositv2',
            }),
        })
        .openapi('DepositRequest', { example: { methodId: 'bank', amount: '10000', returnPath: '/member/depositv2' } }),
    ),
  },
  responses: { ...refusableAnswers(deposit, depositExample, depositRefusals), ...session, ...body, ...once },
});

export const getDeposits = createRoute({
  ...paymentFacts({
    operationId: 'getDeposits',
    wordless: true,
    summary: "The member's deposit orders",
    description: 'The last one first, by the days they were opened on, of one status or of all.',
    moduleId: 'payments.deposits',
  }),
  method: 'get',
  path: '/wps/payments/deposits',
  request: { query: rangeQuery.extend({ status: depositStatus.optional() }) },
  responses: { ...answers(pageOf(deposit).openapi('DepositPage'), { items: [depositExample] }), ...session },
});

export const getDeposit = createRoute({
  ...paymentFacts({
    operationId: 'getDeposit',
    wordless: true,
    summary: 'A deposit order as it stands now',
    description:
      'While it is pending the provider is asked, at most once in two seconds, so that the answer is the truth.',
    moduleId: 'payments.deposit',
  }),
  method: 'get',
  path: '/wps/payments/deposit',
  request: { query: z.object({ id: recordId }) },
  responses: { ...refusableAnswers(deposit, depositExample, ['orderUnknown']), ...session },
});

export const cancelDeposit = createRoute({
  ...paymentFacts({
    operationId: 'cancelDeposit',
    summary: 'Give up a pending deposit order',
    description: 'Answers the order as it is then: one that was paid meanwhile is credited and not cancelled.',
    moduleId: 'payments.cancelDeposit',
    rate: 'costly',
  }),
  method: 'post',
  path: '/wps/payments/deposit/cancel',
  request: { body: jsonBody(orderRequest) },
  responses: {
    ...refusableAnswers(deposit, { ...depositExample, status: 'cancelled', reason: 'cancelled' }, [
      'orderUnknown',
      'paymentsAway',
    ]),
    ...session,
    ...body,
  },
});
