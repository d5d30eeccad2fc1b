import { createRoute, z } from '@hono/zod-openapi';
import { answers, csvFile, refusableAnswers, session } from '../call/envelope.ts';
import { gameType, instant, languageCode, minorAmount, recordId, vassalage } from '../call/fields.ts';
import { pageOf, rangeQuery } from '../call/paging.ts';
import { issueNumber } from '../lottery/draws.ts';
import { fileFacts, MOST_CSV_RECORDS, recordFacts } from './record.ts';

/** A round of a game, or a bet on a draw, with its sums. */
export const bettingRound = z
  .object({
    id: recordId,
    vassalage: z.string().min(1),
    gameType,
    gameCode: z.string().min(1),
    gameName: z.string().openapi({ default: '', description: 'Empty: the code stands for it.' }),
    round: z.string().min(1).openapi({ description: "The vendor's id of the round; of a bet on a draw its own." }),
    placedAt: instant,
    settledAt: instant.optional(),
    /** Without stakes that were returned. */
    staked: minorAmount,
    won: minorAmount,
    /** `won` less `staked`. */
    net: minorAmount,
    /** Amount that counted towards wagering. */
    turnover: minorAmount,
    currency: z.string().min(1),
    status: z.enum(['open', 'won', 'lost', 'returned']),
  })
  .openapi('BettingRound');

export const roundExample: z.input<typeof bettingRound> = {
  id: '0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11',
  vassalage: 'BAIZE',
  gameType: 'RNG',
  gameCode: 'dragon-gate',
  gameName: 'Dragon Gate',
  round: 'r-1042',
  placedAt: '2026-03-01T04:02:30Z',
  settledAt: '2026-03-01T04:02:33Z',
  staked: '200',
  won: '500',
  net: '300',
  turnover: '200',
  currency: 'CNY',
  status: 'won',
};

const totals = z
  .object({ count: z.int().min(0), staked: minorAmount, won: minorAmount, net: minorAmount, turnover: minorAmount })
  .openapi('BettingTotals');

const filters = {
  gameType: gameType.optional(),
  vassalage: vassalage.optional(),
  language: languageCode.optional(),
};

export const getBettingRecord = createRoute({
  ...recordFacts({
    operationId: 'getBettingRecord',
    summary: 'The rounds and draws that the member has bet on',
    description:
      'The last one first, of one category or vendor or of all, by the days of their first stake. Totals come with the first page alone.',
    moduleId: 'records.bets',
  }),
  method: 'get',
  path: '/wps/records/bets',
  request: { query: rangeQuery.extend(filters) },
  responses: {
    ...answers(pageOf(bettingRound).extend({ totals: totals.optional() }).openapi('BettingRoundPage'), {
      items: [roundExample],
      totals: { count: 1, staked: '200', won: '500', net: '300', turnover: '200' },
    }),
    ...session,
  },
});

export const getBettingRecordCsv = createRoute({
  ...recordFacts({
    operationId: 'getBettingRecordCsv',
    summary: 'The betting record as a CSV file',
    description: `With the filters of getBettingRecord: at most ${MOST_CSV_RECORDS} rows, with totals in the last one. Columns are named after the fields of BettingRound.`,
    moduleId: 'records.betsCsv',
    ...fileFacts,
  }),
  method: 'get',
  path: '/wps/records/bets.csv',
  request: { query: rangeQuery.pick({ from: true, to: true }).extend(filters) },
  responses: {
    ...csvFile(
      'A file with a row per round.',
      '\uFEFF"placedAt","gameName","staked","won"\r\n2026-03-01T04:02:30.000Z,"Dragon Gate",2.00,5.00\r\n"total",,2.00,5.00\r\n',
    ),
    ...session,
  },
});

/** A round with each stake, prize and return; for a bet on a draw also the draw. */
export const roundStory = z
  .object({
    round: bettingRound,
    movements: z.array(
      z
        .object({ id: recordId, kind: z.enum(['stake', 'prize', 'return']), amount: minorAmount, at: instant })
        .openapi('RoundMovement'),
    ),
    draw: z
      .object({
        vassalage: z.string().min(1),
        gameCode: z.string().min(1),
        issueNumber,
        drawTime: instant,
        betId: recordId,
      })
      .optional()
      .openapi('RoundDraw', { description: 'Its proof: getDrawProof; its entries: getBets.' }),
  })
  .openapi('RoundStory');

export const storyOfRoundExample: z.input<typeof roundStory> = {
  round: roundExample,
  movements: [
    { id: '0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c12', kind: 'stake', amount: '-200', at: '2026-03-01T04:02:30Z' },
    { id: '0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c13', kind: 'prize', amount: '500', at: '2026-03-01T04:02:33Z' },
  ],
};

export const getRound = createRoute({
  ...recordFacts({
    operationId: 'getRound',
    summary: 'The story of a round',
    description: 'Each stake, prize and return of a round of the betting record.',
    moduleId: 'records.round',
  }),
  method: 'get',
  path: '/wps/records/round',
  request: { query: z.object({ id: recordId, language: languageCode.optional() }) },
  responses: { ...refusableAnswers(roundStory, storyOfRoundExample, ['recordUnknown']), ...session },
});
