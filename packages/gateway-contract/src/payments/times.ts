import { createRoute, z } from '@hono/zod-openapi';
import { about } from '../call/about.ts';
import { answers, unchanged } from '../call/envelope.ts';

const measured = z
  .object({
    seconds: z.int().min(0).openapi({ description: 'Median time from the request to the money.' }),
    orders: z.int().min(1).openapi({ description: 'Orders that were measured, the latest ones.' }),
  })
  .openapi('MeasuredTime');

/** Measured times of a merchant's orders, for visitors too. */
export const paymentTimes = z
  .object({
    deposit: measured.optional().openapi({ description: 'Absent while there are fewer than five orders.' }),
    withdrawal: measured.optional().openapi({ description: 'Absent while there are fewer than five orders.' }),
    measuredAt: z.iso.datetime(),
  })
  .openapi('PaymentTimes');

export const getPaymentTimes = createRoute({
  ...about({
    operationId: 'getPaymentTimes',
    wordless: true,
    tag: 'payments',
    summary: 'How long deposits and withdrawals take',
    description: 'Medians of the latest orders of all members, measured anew every ten minutes (REQ-055).',
    origin: 'extension',
    moduleId: 'payments.times',
    access: 'anyone',
    sameForAll: true,
  }),
  method: 'get',
  path: '/wps/payments/times',
  responses: {
    ...answers(paymentTimes, {
      deposit: { seconds: 95, orders: 50 },
      withdrawal: { seconds: 260, orders: 31 },
      measuredAt: '2026-03-01T12:00:00.000Z',
    }),
    ...unchanged,
  },
});
