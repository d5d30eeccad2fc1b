import { createRoute, z } from '@hono/zod-openapi';
import { answers, session } from '../call/envelope.ts';
import { minorAmount } from '../call/fields.ts';
import { methodId, paymentFacts, paymentKind, usdtNetwork } from './payment.ts';

const fee = z
  .object({
    hundredths: z.int().min(0).max(10_000).openapi({ description: 'Share of the amount in hundredths of a per cent.' }),
    /** The fee is at least this; `0` for none. */
    lowest: minorAmount,
  })
  .openapi('PaymentFee', { description: 'The greater of the two, rounded up to a minor unit.' });

/** A way to pay in or out, with its limits, fee and measured time. */
export const paymentMethod = z
  .object({
    id: methodId,
    kind: paymentKind,
    networks: z.array(usdtNetwork).openapi({ description: 'One is chosen for USDT; empty for the others.' }),
    lowest: minorAmount,
    highest: minorAmount,
    fee,
    available: z.boolean().openapi({ description: 'False while the operator has switched it off.' }),
    medianSeconds: z
      .int()
      .min(0)
      .optional()
      .openapi({ description: 'Median time of the last orders; absent while there are fewer than five.' }),
  })
  .openapi('PaymentMethod');

export const paymentMethods = z
  .object({
    currency: z.string().min(1),
    deposit: z.array(paymentMethod),
    withdrawal: z.array(paymentMethod),
    presets: z.array(minorAmount).openapi({ description: 'Amounts to offer, ascending.' }),
    promotions: z
      .array(
        z
          .object({
            id: z.string().min(1),
            title: z
              .string()
              .openapi({ default: '', description: "In the call's language; empty: the id stands for it." }),
            hundredths: z
              .int()
              .min(1)
              .openapi({ description: 'The bonus, as a share of the deposit in hundredths of a per cent.' }),
            /** The bonus is at most this. */
            highest: minorAmount,
            lowestDeposit: minorAmount,
            timesTurnover: z.int().min(1).openapi({ description: 'Deposit and bonus must be wagered so many times.' }),
          })
          .openapi('DepositPromotion'),
      )
      .openapi({ description: 'What can be chosen with a deposit now; empty for a member who may choose none.' }),
    depositTimes: z
      .int()
      .min(1)
      .openapi({ description: 'A deposit without a promotion must be wagered so many times.' }),
    pendingLimit: z.int().min(1).openapi({ description: 'Deposit orders that may be pending at once.' }),
  })
  .openapi('PaymentMethods');

const none = { hundredths: 0, lowest: '0' };
const example: z.input<typeof paymentMethods> = {
  currency: 'CNY',
  deposit: [
    {
      id: 'bank',
      kind: 'bank',
      networks: [],
      lowest: '5000',
      highest: '5000000',
      fee: none,
      available: true,
      medianSeconds: 95,
    },
    {
      id: 'usdt',
      kind: 'usdt',
      networks: ['TRC20', 'ERC20'],
      lowest: '5000',
      highest: '5000000',
      fee: none,
      available: true,
    },
  ],
  withdrawal: [
    {
      id: 'bank',
      kind: 'bank',
      networks: [],
      lowest: '10000',
      highest: '2000000',
      fee: { hundredths: 100, lowest: '100' },
      available: true,
    },
  ],
  presets: ['10000', '50000', '100000'],
  promotions: [
    {
      id: 'first-deposit',
      title: 'First deposit',
      hundredths: 5000,
      highest: '80000',
      lowestDeposit: '10000',
      timesTurnover: 10,
    },
  ],
  depositTimes: 1,
  pendingLimit: 3,
};

export const getPaymentMethods = createRoute({
  ...paymentFacts({
    operationId: 'getPaymentMethods',
    summary: 'How the member can pay in and out',
    description: 'With limits, fees and measured times, and the promotions that can be chosen with a deposit (D20).',
    moduleId: 'payments.methods',
  }),
  method: 'get',
  path: '/wps/payments/methods',
  responses: { ...answers(paymentMethods, example), ...session },
});
