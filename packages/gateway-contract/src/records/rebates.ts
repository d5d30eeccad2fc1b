import { createRoute, z } from '@hono/zod-openapi';
import { jsonBody } from '../call/about.ts';
import { answers, body, once, refusableAnswers, session } from '../call/envelope.ts';
import { gameType, instant, minorAmount } from '../call/fields.ts';
import { day } from '../call/paging.ts';
import { recordFacts } from './record.ts';

/** A rebate of a category for a day. */
export const rebate = z
  .object({
    day: day.openapi({ description: "A day in the merchant's time zone." }),
    gameType,
    /** Stakes of the day, without returned ones. */
    base: minorAmount,
    hundredths: z.int().min(1).openapi({ description: 'The rate, in hundredths of a per cent.' }),
    /** `base` × rate, rounded down to a minor unit. */
    amount: minorAmount,
    currency: z.string().min(1),
    status: z.enum(['running', 'claimable', 'claimed']).openapi({ description: '`running`: the day is not over.' }),
    claimedAt: instant.optional(),
  })
  .openapi('Rebate');

export const rebateExample: z.input<typeof rebate> = {
  day: '2026-02-28',
  gameType: 'RNG',
  base: '123456',
  hundredths: 50,
  amount: '617',
  currency: 'CNY',
  status: 'claimable',
};

export const getRebates = createRoute({
  ...recordFacts({
    operationId: 'getRebates',
    wordless: true,
    summary: 'The rebates that the member can claim',
    description:
      'Of today and the seven days before, the last day first, each category for itself; with the rates of all categories.',
    moduleId: 'records.rebates',
  }),
  method: 'get',
  path: '/wps/records/rebates',
  responses: {
    ...answers(
      z
        .object({
          rebates: z.array(rebate),
          rates: z.array(z.object({ gameType, hundredths: z.int().min(0) }).openapi('RebateRate')),
          /** Sum of all that are claimable. */
          claimable: minorAmount,
          currency: z.string().min(1),
        })
        .openapi('Rebates'),
      { rebates: [rebateExample], rates: [{ gameType: 'RNG', hundredths: 50 }], claimable: '617', currency: 'CNY' },
    ),
    ...session,
  },
});

export const claimRebate = createRoute({
  ...recordFacts({
    operationId: 'claimRebate',
    summary: 'Claim the rebate of a day and category',
    description: 'Once for each day and category, after the day is over; the main wallet has the money at once.',
    moduleId: 'records.claimRebate',
    rate: 'costly',
    idempotent: true,
  }),
  method: 'post',
  path: '/wps/records/rebates',
  request: {
    body: jsonBody(
      z.object({ day, gameType }).openapi('RebateRequest', { example: { day: '2026-02-28', gameType: 'RNG' } }),
    ),
  },
  responses: {
    ...refusableAnswers(rebate, { ...rebateExample, status: 'claimed', claimedAt: '2026-03-01T04:00:00Z' }, [
      'rebateUnknown',
      'rebateRunning',
      'rebateClaimed',
      'walletFull',
    ]),
    ...session,
    ...body,
    ...once,
  },
});
