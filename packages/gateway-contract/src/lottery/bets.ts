import { MOST_CSV_ROWS } from '@baize/domain/records';
import { createRoute, z } from '@hono/zod-openapi';
import { about, jsonBody } from '../call/about.ts';
import { answers, body, csvFile, once, refusableAnswers, session, unchanged } from '../call/envelope.ts';
import { instant, languageCode, minorAmount } from '../call/fields.ts';
import { nightRefusals, playRefusals } from '../limits.ts';
import { numberedRangeQuery, pageNumbers, pageOf, rangeQuery } from '../call/paging.ts';
import { drawResult, issueNumber, lotteryKey } from './draws.ts';

const playCode = z.string().min(1).max(32).openapi({ example: 'last-2' });
const numbers = { lowest: z.int().min(0), highest: z.int().min(0) };
const first = z.int().min(1).optional();
const odds = z
  .array(z.object({ pick: z.string().min(1), pays: z.int().min(100) }))
  .min(1)
  .openapi({ description: 'What a pick pays for 1, in hundredths; `each` where a pick has none of its own.' });
const named = { code: playCode, odds };

/** A way to bet on a draw, with odds. */
export const lotteryPlay = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('any'), ...named, ...numbers, take: z.int().min(1) }),
    z.object({
      kind: z.literal('place'),
      ...named,
      ...numbers,
      place: z.union([z.int().min(1), z.literal('special')]),
    }),
    z.object({ kind: z.literal('tail'), ...named, digits: z.int().min(1).max(6) }),
    z.object({ kind: z.literal('total'), ...named, ...numbers, first }),
    z.object({
      kind: z.literal('sides'),
      ...named,
      of: z.enum(['special', 'sum']),
      first,
      smallTo: z.int().min(0),
      bigFrom: z.int().min(0),
    }),
  ])
  .openapi('LotteryPlay', {
    description:
      '`any`: so many numbers that are all drawn; `place`: the number at a place; `tail`: the last digits; `total`: the sum; `sides`: small or big, odd or even.',
  });

/** The draw that accepts bets. */
const openDraw = z
  .object({
    issueNumber,
    drawTime: instant,
    closesAt: instant.openapi({ description: 'No bet on it is taken from here on.' }),
    seedHash: z.string().regex(/^[0-9a-f]{64}$/),
  })
  .openapi('OpenDraw');

/** The current bet options of a lottery. */
export const lotteryBoard = lotteryKey
  .extend({
    serverTime: instant,
    gameName: z.string().openapi({ default: '', description: 'Empty: the code stands for it.' }),
    draw: openDraw,
    changesAt: instant.openapi({ description: 'When to ask again: the draw closes, or an earlier one is drawn.' }),
    plays: z.array(lotteryPlay).min(1),
    stake: z
      .object({ lowest: minorAmount, highest: minorAmount, lines: z.int().min(1) })
      .openapi('StakeLimits', { description: 'Of a line, and how many lines a bet may have.' }),
    currency: z.string().min(1),
    results: z.array(drawResult).openapi({ description: 'The last draw first.' }),
  })
  .openapi('LotteryBoard');

export const lotteryRefusals = ['gameUnknown', 'gameMaintenance', 'vendorUnavailable'] as const;

const boardExample: z.input<typeof lotteryBoard> = {
  vassalage: 'LOTT',
  gameCode: 'five-minute-draw',
  gameName: 'Five-Minute Draw',
  serverTime: '2026-03-01T04:02:30Z',
  draw: {
    issueNumber: '20260301-145',
    drawTime: '2026-03-01T04:05:00Z',
    closesAt: '2026-03-01T04:04:50Z',
    seedHash: '19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b',
  },
  changesAt: '2026-03-01T04:04:50Z',
  plays: [{ code: 'last-2', kind: 'tail', digits: 2, odds: [{ pick: 'each', pays: 9500 }] }],
  stake: { lowest: '100', highest: '100000', lines: 500 },
  currency: 'CNY',
  results: [
    { issueNumber: '20260301-144', drawTime: '2026-03-01T04:00:00Z', winningNumbers: ['4', '0', '7', '7', '1'] },
  ],
};

export const getLotteryBoard = createRoute({
  ...about({
    operationId: 'getLotteryBoard',
    tag: 'lottery',
    summary: 'What can be bet on a lottery now',
    description:
      'The draw that bets are taken for, with the hash of its seed, the plays with their odds, and the last results.',
    origin: 'extension',
    moduleId: 'lgw.board',
    access: 'anyone',
    sameForAll: true,
  }),
  method: 'get',
  path: '/lgw/games/board',
  request: { query: lotteryKey.extend({ language: languageCode.optional() }) },
  responses: { ...refusableAnswers(lotteryBoard, boardExample, lotteryRefusals), ...unchanged },
});

/** Limits of picks per entry, and of entries per bet. */
const MOST_PICKS = 60;
const MOST_ENTRIES = 20;

const entry = {
  play: playCode,
  picks: z.array(z.string().min(1).max(8)).min(1).max(MOST_PICKS),
  /** Per line that the picks make. */
  stake: minorAmount,
};
const betEntry = z.object(entry).openapi('BetEntry');

/** An entry of an accepted bet; `won` is set after the draw. */
const takenEntry = z.object({ ...entry, lines: z.int().min(1), won: minorAmount.optional() }).openapi('TakenBetEntry');

/** An accepted bet on a draw. */
export const bet = lotteryKey
  .extend({
    id: z.string().min(1),
    gameName: z.string().openapi({ default: '', description: 'Empty: the code stands for it.' }),
    issueNumber,
    drawTime: instant,
    placedAt: instant,
    entries: z.array(takenEntry),
    /** Total stake of all entries. */
    total: minorAmount,
    currency: z.string().min(1),
    /** `returned`: the lottery was removed before its draw, and the stake was paid back; an extension. */
    status: z.enum(['open', 'won', 'lost', 'returned']),
    /** The prize. */
    won: minorAmount.optional(),
    result: drawResult.optional(),
  })
  .openapi('Bet');

export const betRefusals = [
  ...lotteryRefusals,
  'drawClosed',
  'betInvalid',
  'stakeOutOfRange',
  'insufficientFunds',
  ...playRefusals,
  ...nightRefusals,
] as const;

const betExample: z.input<typeof bet> = {
  id: '0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11',
  vassalage: 'LOTT',
  gameCode: 'five-minute-draw',
  gameName: 'Five-Minute Draw',
  issueNumber: '20260301-145',
  drawTime: '2026-03-01T04:05:00Z',
  placedAt: '2026-03-01T04:02:30Z',
  entries: [{ play: 'last-2', picks: ['07', '71'], stake: '100', lines: 2 }],
  total: '200',
  currency: 'CNY',
  status: 'open',
  won: '0',
};

export const placeBet = createRoute({
  ...about({
    operationId: 'placeBet',
    tag: 'lottery',
    summary: 'Bet on the draw that bets are taken for',
    description:
      'Taken whole or not at all, and paid from the wallet at once. Refused where another draw is open by now, so that nobody bets on a draw that was not chosen.',
    origin: 'extension',
    moduleId: 'lgw.placeBet',
    access: 'member',
    realAccount: true,
    rate: 'costly',
    idempotent: true,
  }),
  method: 'post',
  path: '/lgw/bets',
  request: {
    body: jsonBody(
      lotteryKey.extend({ issueNumber, entries: z.array(betEntry).min(1).max(MOST_ENTRIES) }).openapi('BetRequest', {
        example: {
          vassalage: 'LOTT',
          gameCode: 'five-minute-draw',
          issueNumber: '20260301-145',
          entries: [{ play: 'last-2', picks: ['07', '71'], stake: '100' }],
        },
      }),
    ),
  },
  responses: { ...refusableAnswers(bet, betExample, betRefusals), ...session, ...body, ...once },
});

export const getBets = createRoute({
  ...about({
    operationId: 'getBets',
    tag: 'lottery',
    summary: "The member's bets",
    description: 'The last one first, of one lottery or of all, by the days they were placed on.',
    origin: 'extension',
    moduleId: 'lgw.bets',
    access: 'member',
  }),
  method: 'get',
  path: '/lgw/bets',
  request: {
    query: numberedRangeQuery.extend({
      gameCode: z.string().min(1).max(64).optional(),
      language: languageCode.optional(),
    }),
  },
  responses: {
    ...answers(pageOf(bet).extend(pageNumbers).openapi('BetPage'), { items: [betExample], pageNum: 1, totalPages: 1 }),
    ...session,
  },
});

export const getBetsCsv = createRoute({
  ...about({
    operationId: 'getBetsCsv',
    tag: 'lottery',
    summary: "The member's bets as a CSV file",
    description: `The last one first, of one lottery or of all, by the days they were placed on: at most ${MOST_CSV_ROWS} rows, with totals in the last one, which begins with "total", or with "total of the latest ${MOST_CSV_ROWS}" where older bets are left out. Columns are named after the fields of Bet.`,
    origin: 'extension',
    moduleId: 'lgw.betsCsv',
    access: 'member',
    rate: 'costly',
    timeoutSeconds: 30,
  }),
  method: 'get',
  path: '/lgw/bets.csv',
  request: {
    query: rangeQuery.pick({ from: true, to: true }).extend({
      gameCode: z.string().min(1).max(64).optional(),
      language: languageCode.optional(),
    }),
  },
  responses: {
    ...csvFile(
      'A file with a row per bet.',
      '\uFEFF"placedAt","gameName","total"\r\n2026-03-01T04:02:30.000Z,"Five-Minute Draw",2.00\r\n"total",,2.00\r\n',
    ),
    ...session,
  },
});
