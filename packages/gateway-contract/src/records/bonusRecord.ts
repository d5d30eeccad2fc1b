import { createRoute, z } from '@hono/zod-openapi';
import { answers, session } from '../call/envelope.ts';
import { instant, languageCode, minorAmount, recordId } from '../call/fields.ts';
import { pageOf, rangeQuery } from '../call/paging.ts';
import { recordFacts } from './record.ts';

/** A bonus with what is left to wager. */
export const bonusEntry = z
  .object({
    id: recordId,
    source: z.enum(['promotion', 'deposit', 'points', 'operator', 'referral', 'other']),
    promotionId: z.string().min(1).optional(),
    title: z.string().openapi({ default: '', description: "In the call's language; empty: the source stands for it." }),
    amount: minorAmount,
    currency: z.string().min(1),
    at: instant,
    /** Amount to wager for it; `0` for none. */
    required: minorAmount,
    /** Amount left to wager for it and for all later ones. */
    left: minorAmount,
    /** `lapsed` and `forfeited`: ended without being wagered; its money was taken back. */
    status: z.enum(['wagering', 'free', 'lapsed', 'forfeited']),
  })
  .openapi('BonusEntry');

export const bonusExample: z.input<typeof bonusEntry> = {
  id: '0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c12',
  source: 'deposit',
  promotionId: 'first-deposit',
  title: 'First deposit',
  amount: '5000',
  currency: 'CNY',
  at: '2026-03-01T04:02:30Z',
  required: '150000',
  left: '60000',
  status: 'wagering',
};

export const getBonusRecord = createRoute({
  ...recordFacts({
    operationId: 'getBonusRecord',
    summary: 'The bonuses that the member was paid',
    description:
      'The last one first, by days, each with what is left to wager. The total comes with the first page alone.',
    moduleId: 'records.bonuses',
  }),
  method: 'get',
  path: '/wps/records/bonuses',
  request: { query: rangeQuery.extend({ language: languageCode.optional() }) },
  responses: {
    ...answers(
      pageOf(bonusEntry)
        .extend({
          totals: z
            .object({ count: z.int().min(0), amount: minorAmount })
            .optional()
            .openapi('BonusTotals'),
        })
        .openapi('BonusPage'),
      { items: [bonusExample], totals: { count: 1, amount: '5000' } },
    ),
    ...session,
  },
});
