import { createRoute, z } from '@hono/zod-openapi';
import { answers, csvFile, refusableAnswers, session } from '../call/envelope.ts';
import { instant, languageCode, minorAmount, recordId } from '../call/fields.ts';
import { pageOf, rangeQuery } from '../call/paging.ts';
import { deposit } from '../payments/deposits.ts';
import { withdrawal, withdrawalExample } from '../payments/withdrawals.ts';
import { roundStory } from './bettingRecord.ts';
import { bonusEntry } from './bonusRecord.ts';
import { rebate } from './rebates.ts';
import { fileFacts, MOST_CSV_RECORDS, recordFacts } from './record.ts';

/** Why money moved, seen from the member's main wallet. */
export const movementKind = z
  .enum([
    'opening',
    'debit',
    'credit',
    'rollback',
    'bonus',
    'bonusReturned',
    'deposit',
    'withdrawal',
    'withdrawalReturned',
    'transferOut',
    'transferIn',
    'uplineTransfer',
    'rebate',
    'adjustment',
  ])
  .openapi('MovementKind', {
    description:
      '`debit`, `credit` and `rollback`: a stake, a prize and a returned stake; `withdrawalReturned`: what came back of a withdrawal; `transferOut` and `transferIn`: between wallets.',
  });

/** A movement of the main wallet. */
const accountMovement = z
  .object({
    id: recordId,
    kind: movementKind,
    /** Negative where it went. */
    amount: minorAmount,
    /** The balance after it. */
    balance: minorAmount,
    currency: z.string().min(1),
    occurredAt: instant,
  })
  .openapi('AccountMovement');

const totals = z
  .object({ count: z.int().min(0), came: minorAmount, went: minorAmount, net: minorAmount })
  .openapi('AccountTotals');

const filters = { kind: movementKind.optional() };
const flag = 'accountRecord';

export const getAccountRecord = createRoute({
  ...recordFacts({
    operationId: 'getAccountRecord',
    wordless: true,
    summary: "The movements of the member's main wallet",
    description: 'The last one first, of one kind or of all, by days. Totals come with the first page alone (REQ-073).',
    moduleId: 'records.account',
    flag,
  }),
  method: 'get',
  path: '/wps/records/account',
  request: { query: rangeQuery.extend(filters) },
  responses: {
    ...answers(pageOf(accountMovement).extend({ totals: totals.optional() }).openapi('AccountMovementPage'), {
      items: [
        {
          id: '0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c12',
          kind: 'deposit',
          amount: '10000',
          balance: '110000',
          currency: 'CNY',
          occurredAt: '2026-03-01T04:02:30Z',
        },
      ],
      totals: { count: 1, came: '10000', went: '0', net: '10000' },
    }),
    ...session,
  },
});

export const getAccountRecordCsv = createRoute({
  ...recordFacts({
    operationId: 'getAccountRecordCsv',
    summary: 'The account record as a CSV file',
    description: `With the filters of getAccountRecord: at most ${MOST_CSV_RECORDS} rows, with totals in the last one. Columns are named after the fields of AccountMovement.`,
    moduleId: 'records.accountCsv',
    flag,
    ...fileFacts,
  }),
  method: 'get',
  path: '/wps/records/account.csv',
  request: { query: rangeQuery.pick({ from: true, to: true }).extend(filters) },
  responses: {
    ...csvFile(
      'A file with a row per movement.',
      '\uFEFF"occurredAt","kind","amount"\r\n2026-03-01T04:02:30.000Z,"deposit",100.00\r\n"total",,100.00\r\n',
    ),
    ...session,
  },
});

/** Meaning of an amount. */
const movementStory = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('round'), story: roundStory }),
    z.object({ type: z.literal('deposit'), deposit }),
    z.object({ type: z.literal('withdrawal'), withdrawal }),
    z.object({ type: z.literal('bonus'), bonus: bonusEntry }),
    z.object({ type: z.literal('rebate'), rebate }),
    z.object({
      type: z.literal('transfer'),
      from: z.string().min(1).openapi({ description: '`main`, a vassalage, or the masked name of a member.' }),
      to: z.string().min(1),
    }),
    z.object({ type: z.literal('none') }),
  ])
  .openapi('MovementStory', { description: '`none`: there is nothing more to tell.' });

export const getMovementStory = createRoute({
  ...recordFacts({
    operationId: 'getMovementStory',
    summary: 'What a movement of the main wallet stands for',
    description:
      'A round with its stakes and prizes, an order with its steps, a promotion with what is left to wager, a rebate with base and rate.',
    moduleId: 'records.story',
  }),
  method: 'get',
  path: '/wps/records/story',
  request: { query: z.object({ id: recordId, language: languageCode.optional() }) },
  responses: {
    ...refusableAnswers(movementStory, { type: 'withdrawal', withdrawal: withdrawalExample }, ['recordUnknown']),
    ...session,
  },
});
