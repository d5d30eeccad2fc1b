import { createRoute, z } from '@hono/zod-openapi';
import { answers, csvFile, session } from '../call/envelope.ts';
import { minorAmount } from '../call/fields.ts';
import { day } from '../call/paging.ts';
import { fileFacts, recordFacts } from './record.ts';

/** Most days of a profit report. */
export const MOST_PROFIT_DAYS = 366;

const sums = {
  staked: minorAmount,
  won: minorAmount,
  /** Bonuses, less those that were taken back. */
  bonus: minorAmount,
  rebate: minorAmount,
  /** `won` and `bonus` and `rebate`, less `staked`. */
  net: minorAmount,
  deposited: minorAmount,
  withdrawn: minorAmount,
};

const profitDay = z.object({ day, ...sums }).openapi('ProfitDay');

export const profit = z
  .object({
    from: day,
    to: day,
    currency: z.string().min(1),
    days: z.array(profitDay).openapi({ description: 'Days on which something happened, ascending.' }),
    totals: z.object(sums).openapi('ProfitTotals'),
  })
  .openapi('Profit');

const query = z.object({
  from: day.openapi({ description: "First day, in the merchant's time zone.", example: '2026-02-01' }),
  to: day.openapi({ description: `Last day; no more than ${MOST_PROFIT_DAYS} days.`, example: '2026-03-01' }),
});

const example = { staked: '200', won: '500', bonus: '0', rebate: '0', net: '300', deposited: '10000', withdrawn: '0' };

export const getProfit = createRoute({
  ...recordFacts({
    operationId: 'getProfit',
    wordless: true,
    summary: 'What the member won and lost, day by day',
    description:
      "Days are the merchant's. Stakes count on the day they were placed, prizes and returns on the day they came. A range that is too long or that ends before it begins is refused as `invalidRequest`.",
    moduleId: 'records.profit',
  }),
  method: 'get',
  path: '/wps/records/profit',
  request: { query },
  responses: {
    ...answers(profit, {
      from: '2026-02-01',
      to: '2026-03-01',
      currency: 'CNY',
      days: [{ day: '2026-03-01', ...example }],
      totals: example,
    }),
    ...session,
  },
});

export const getProfitCsv = createRoute({
  ...recordFacts({
    operationId: 'getProfitCsv',
    summary: 'Profit and loss by day as a CSV file',
    description:
      'A row per day of getProfit, with totals in the last one. Columns are named after the fields of ProfitDay.',
    moduleId: 'records.profitCsv',
    ...fileFacts,
  }),
  method: 'get',
  path: '/wps/records/profit.csv',
  request: { query },
  responses: {
    ...csvFile('A file with a row per day.', '\uFEFF"day","staked"\r\n"2026-03-01",2.00\r\n"total",2.00\r\n'),
    ...session,
  },
});
