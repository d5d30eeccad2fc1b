import { createRoute, z } from '@hono/zod-openapi';
import { jsonBody } from '../call/about.ts';
import { answers, body, once, refusableAnswers, session } from '../call/envelope.ts';
import { instant, minorAmount, recordId, someAmount } from '../call/fields.ts';
import { pageOf, rangeQuery } from '../call/paging.ts';
import { sealedBody } from '../call/sealedBody.ts';
import {
  orderRequest,
  paymentFacts,
  paymentKind,
  paymentPassword,
  paymentPasswordRefusals,
  usdtNetwork,
} from './payment.ts';

export const withdrawalStatus = z
  .enum([
    'cooling',
    'processing',
    'sent',
    'disputed',
    'received',
    'partlyReceived',
    'notReceived',
    'forcedReceived',
    'cancelled',
    'rejected',
  ])
  .openapi('WithdrawalStatus', {
    description:
      '`cooling`: can be cancelled; `sent`: counts as received at `confirmedAt` unless something else is heard; `disputed`: the operator decides. The last six are final (REQ-224, D59).',
  });

const withdrawalStep = z
  .object({
    step: z.enum([
      'requested',
      'approved',
      'sent',
      'disputed',
      'received',
      'partlyReceived',
      'notReceived',
      'forcedReceived',
      'cancelled',
      'rejected',
    ]),
    at: instant,
    /** Amount received of a partial payment. */
    amount: minorAmount.optional(),
    by: z.enum(['member', 'provider', 'operator', 'time']).optional(),
  })
  .openapi('WithdrawalStep');

/** A withdrawal with its steps. */
export const withdrawal = z
  .object({
    id: recordId,
    kind: paymentKind,
    network: usdtNetwork.optional(),
    bank: z.string().min(1).optional(),
    number: z.string().min(1).openapi({ description: 'Masked.' }),
    /** Amount taken from the balance. */
    amount: minorAmount,
    fee: minorAmount,
    /** `amount` less `fee`: what is to arrive. */
    payout: minorAmount,
    /** Amount received, once it is final. */
    received: minorAmount.optional(),
    /** Amount returned to the balance. */
    returned: minorAmount.optional(),
    currency: z.string().min(1),
    status: withdrawalStatus,
    createdAt: instant,
    coolingUntil: instant,
    confirmedAt: instant.optional().openapi({ description: 'When `sent` counts as received.' }),
    settledAt: instant.optional(),
    serverTime: instant,
    steps: z.array(withdrawalStep).min(1),
  })
  .openapi('Withdrawal');

export const withdrawalExample: z.input<typeof withdrawal> = {
  id: '0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11',
  kind: 'bank',
  bank: 'Harbour Bank',
  number: '•••• 4321',
  amount: '10000',
  fee: '100',
  payout: '9900',
  currency: 'CNY',
  status: 'cooling',
  createdAt: '2026-03-01T04:00:00Z',
  coolingUntil: '2026-03-01T04:05:00Z',
  serverTime: '2026-03-01T04:00:00Z',
  steps: [{ step: 'requested', at: '2026-03-01T04:00:00Z', by: 'member' }],
};

const turnover = z
  .object({
    required: minorAmount,
    done: minorAmount,
    left: minorAmount,
    shares: z
      .array(z.object({ gameType: z.string().min(1), hundredths: z.int().min(0) }))
      .openapi({ description: 'What part of a stake counts, per category, in hundredths of a per cent.' }),
  })
  .openapi('Turnover', { description: 'What must be wagered before a withdrawal; `left` 0: nothing.' });

export const withdrawalTerms = z
  .object({
    currency: z.string().min(1),
    /** The most that can be withdrawn: own money in the main wallet. */
    available: minorAmount,
    turnover,
    dayAmountLeft: minorAmount,
    dayCountLeft: z.int().min(0),
    coolingSeconds: z.int().min(0),
    confirmMinutes: z
      .int()
      .min(1)
      .openapi({ description: 'After so long an unconfirmed withdrawal counts as received.' }),
    hasPaymentPassword: z.boolean(),
  })
  .openapi('WithdrawalTerms');

export const getWithdrawalTerms = createRoute({
  ...paymentFacts({
    operationId: 'getWithdrawalTerms',
    summary: 'What the member can withdraw now',
    description:
      "What is left to wager, what is left of the day's limits in the merchant's time zone, and the times (D20, D59).",
    moduleId: 'payments.withdrawalTerms',
  }),
  method: 'get',
  path: '/wps/payments/withdrawal/terms',
  responses: {
    ...answers(withdrawalTerms, {
      currency: 'CNY',
      available: '250000',
      turnover: { required: '100000', done: '40000', left: '60000', shares: [{ gameType: 'RNG', hundredths: 10_000 }] },
      dayAmountLeft: '5000000',
      dayCountLeft: 5,
      coolingSeconds: 300,
      confirmMinutes: 30,
      hasPaymentPassword: true,
    }),
    ...session,
  },
});

/** The plaintext of requestWithdrawal. */
export const requestWithdrawalPayload = z.object({ accountId: recordId, amount: someAmount, paymentPassword });

export const withdrawalRefusals = [
  ...paymentPasswordRefusals,
  'accountUnknown',
  'accountWaits',
  'methodUnavailable',
  'amountOutOfRange',
  'turnoverLeft',
  'dayLimitReached',
  'balanceTooLow',
] as const;

export const requestWithdrawal = createRoute({
  ...paymentFacts({
    operationId: 'requestWithdrawal',
    summary: 'Withdraw to a bound account',
    description:
      'Sealed, with the payment password. The amount is reserved at once and can be taken back until `coolingUntil`. `turnoverLeft` has what is left to wager in `amount`, `amountOutOfRange` the nearest amount that is allowed, `dayLimitReached` what is left of the day, `accountWaits` the moment in `until` (D59).',
    moduleId: 'payments.requestWithdrawal',
    rate: 'attempt',
    idempotent: true,
    payload: requestWithdrawalPayload,
  }),
  method: 'post',
  path: '/wps/payments/withdrawals',
  request: { body: sealedBody },
  responses: { ...refusableAnswers(withdrawal, withdrawalExample, withdrawalRefusals), ...session, ...body, ...once },
});

export const getWithdrawals = createRoute({
  ...paymentFacts({
    operationId: 'getWithdrawals',
    summary: "The member's withdrawals",
    description: 'The last one first, by the days they were requested on, of one status or of all.',
    moduleId: 'payments.withdrawals',
  }),
  method: 'get',
  path: '/wps/payments/withdrawals',
  request: { query: rangeQuery.extend({ status: withdrawalStatus.optional() }) },
  responses: { ...answers(pageOf(withdrawal).openapi('WithdrawalPage'), { items: [withdrawalExample] }), ...session },
});

export const getWithdrawal = createRoute({
  ...paymentFacts({
    operationId: 'getWithdrawal',
    summary: 'A withdrawal as it stands now',
    description: 'With each step and its time.',
    moduleId: 'payments.withdrawal',
  }),
  method: 'get',
  path: '/wps/payments/withdrawal',
  request: { query: z.object({ id: recordId }) },
  responses: { ...refusableAnswers(withdrawal, withdrawalExample, ['orderUnknown']), ...session },
});

export const cancelWithdrawal = createRoute({
  ...paymentFacts({
    operationId: 'cancelWithdrawal',
    summary: 'Take a withdrawal back while it cools',
    description: 'The whole amount returns to the balance. Sent again it answers the cancelled order.',
    moduleId: 'payments.cancelWithdrawal',
  }),
  method: 'post',
  path: '/wps/payments/withdrawal/cancel',
  request: { body: jsonBody(orderRequest) },
  responses: {
    ...refusableAnswers(withdrawal, { ...withdrawalExample, status: 'cancelled' }, ['orderUnknown', 'orderStarted']),
    ...session,
    ...body,
  },
});

export const confirmWithdrawal = createRoute({
  ...paymentFacts({
    operationId: 'confirmWithdrawal',
    summary: 'Say what arrived of a withdrawal',
    description:
      'For one that is `sent`. `received` ends it. Less than all is compared with the provider: if it says the same, the rest returns to the balance; if not, the order is `disputed` until the operator decides. Sent again it answers the order as it is (REQ-224, D59).',
    moduleId: 'payments.confirmWithdrawal',
    rate: 'costly',
  }),
  method: 'post',
  path: '/wps/payments/withdrawal/confirm',
  request: {
    body: jsonBody(
      z
        .object({
          id: recordId,
          outcome: z.enum(['received', 'partlyReceived', 'notReceived']),
          amount: someAmount.optional().openapi({ description: 'What arrived, with `partlyReceived`.' }),
        })
        .openapi('WithdrawalConfirmation'),
    ),
  },
  responses: {
    ...refusableAnswers(withdrawal, { ...withdrawalExample, status: 'received', received: '9900' }, [
      'orderUnknown',
      'orderNotSent',
      'amountOutOfRange',
    ]),
    ...session,
    ...body,
  },
});
