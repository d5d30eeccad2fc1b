import { createRoute, z } from '@hono/zod-openapi';
import { about } from '../call/about.ts';
import { answers, refusableAnswers, session, unchanged } from '../call/envelope.ts';
import { instant, languageCode, vassalage } from '../call/fields.ts';

/** Identifies a draw within its lottery. */
export const issueNumber = z
  .string()
  .min(1)
  .max(32)
  .openapi({ description: "The draw's number, unique among those of its lottery.", example: '20260301-145' });

/** The result of a past draw. */
export const drawResult = z
  .object({
    issueNumber,
    drawTime: instant,
    winningNumbers: z.array(z.string().min(1)).min(1).openapi({ description: 'In the order they are told.' }),
    specialNumber: z
      .string()
      .min(1)
      .optional()
      .openapi({ description: 'Drawn apart from the others, such as in LHC.' }),
  })
  .openapi('DrawResult');

/** A lottery with its next draw and its past draws. */
export const lotteryDraws = z
  .object({
    vassalage,
    gameCode: z.string().min(1),
    gameName: z.string().openapi({ default: '', description: 'Empty: the code stands for it.' }),
    nextDraw: z.object({ issueNumber, drawTime: instant }).openapi('NextDraw'),
    results: z.array(drawResult).openapi({ default: [], description: 'The last one first.' }),
  })
  .openapi('LotteryDraws');

const drawsExample = {
  serverTime: '2026-03-01T04:02:30Z',
  lotteries: [
    {
      vassalage: 'LOTT',
      gameCode: 'five-minute-draw',
      gameName: 'Five-Minute Draw',
      nextDraw: { issueNumber: '20260301-145', drawTime: '2026-03-01T04:05:00Z' },
      results: [
        { issueNumber: '20260301-144', drawTime: '2026-03-01T04:00:00Z', winningNumbers: ['4', '0', '7', '7', '1'] },
      ],
    },
  ],
};

export const getDraws = createRoute({
  ...about({
    operationId: 'getDraws',
    tag: 'lottery',
    summary: 'The next draws and the last results',
    description:
      'For all to read: when each lottery of the house draws next, and what its last draws were. A result is told from the time of its draw on, never before. The calls of the specifications for drawn numbers ask for one game or for a session (REQ-187).',
    origin: 'extension',
    moduleId: 'lgw.draws',
    access: 'anyone',
    sameForAll: true,
  }),
  method: 'get',
  path: '/lgw/games/draws',
  request: {
    query: z.object({
      limitNum: z.coerce
        .number()
        .int()
        .min(1)
        .max(20)
        .default(1)
        .openapi({ description: 'How many results of each lottery.', example: 1 }),
      language: languageCode.optional(),
    }),
  },
  responses: {
    ...answers(
      z
        .object({
          serverTime: instant.openapi({ description: "The gateway's clock, to the second." }),
          lotteries: z.array(lotteryDraws),
        })
        .openapi('Draws'),
      drawsExample,
    ),
    ...unchanged,
  },
});

/** The key of a lottery in a query. */
export const lotteryKey = z.object({ vassalage, gameCode: z.string().min(1).max(64) });

const openedNumbers = z
  .object({ gameCode: z.string().min(1), results: z.array(drawResult) })
  .openapi('OpenedNumbers', { description: 'The draws of a lottery that have been, the last one first.' });

const openedExample = { gameCode: 'five-minute-draw', results: drawsExample.lotteries[0]?.results ?? [] };
const howMany = z.coerce.number().int().min(1).max(50).default(20).openapi({ example: 20 });
const openedQuery = z.object({ gameCode: z.string().min(1).max(64), limitNum: howMany });
const drawRefusals = ['gameUnknown', 'drawUnknown'] as const;

export const getVnOpenedNumbers = createRoute({
  ...about({
    operationId: 'getVnOpenedNumbers',
    wordless: true,
    tag: 'lottery',
    summary: 'What a lottery of Vietnam has drawn',
    description: 'For all to read (REQ-187).',
    origin: 'spec',
    moduleId: 'lgw.vn.openedNumbers',
    access: 'anyone',
  }),
  method: 'get',
  path: '/lgw/vn/numeros/opened/game',
  request: { query: openedQuery },
  responses: refusableAnswers(openedNumbers, openedExample, [drawRefusals[0]]),
});

export const getOpenedNumbers = createRoute({
  ...about({
    operationId: 'getOpenedNumbers',
    wordless: true,
    tag: 'lottery',
    summary: 'What a lottery of the house has drawn',
    description: 'For members (REQ-187); `vassalage` names the house where the code alone does not.',
    origin: 'spec',
    moduleId: 'lotto.openedNumbers',
    access: 'member',
  }),
  method: 'get',
  path: '/lotto/lgw/games/opened/numero',
  request: { query: openedQuery.extend({ vassalage: vassalage.optional() }) },
  responses: { ...refusableAnswers(openedNumbers, openedExample, [drawRefusals[0]]), ...session },
});

/** The numbers that a draw takes from. */
const drum = z
  .object({
    numbers: z.int().min(1),
    lowest: z.int().min(0),
    highest: z.int().min(0),
    putBack: z.boolean().openapi({ description: 'Each number can be drawn again.' }),
    special: z.boolean().openapi({ description: 'One more is drawn, which is told apart.' }),
  })
  .openapi('DrawDrum');

/** The data that proves a draw fair. */
export const drawProof = z
  .object({
    issueNumber,
    drawTime: instant,
    drum,
    seedHash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .openapi({ description: 'The SHA-256 of the seed, told before any bet on the draw is taken.' }),
    seed: z.string().min(1).optional().openapi({ description: 'Told once the draw has been.' }),
    /** Set after the draw. */
    result: drawResult.optional(),
  })
  .openapi('DrawProof');

export const getDrawProof = createRoute({
  ...about({
    operationId: 'getDrawProof',
    wordless: true,
    tag: 'lottery',
    summary: 'What it takes to check a draw',
    description:
      'The hash of its seed from the moment that bets on it are taken, the seed from the draw on. The words HMAC-SHA256(seed, `<gameCode> <issueNumber>:0`), `…:1` and so on, 32 bits each, choose the numbers from the drum; words at or above the highest multiple of the size of the drum are passed over.',
    origin: 'extension',
    moduleId: 'lgw.drawProof',
    access: 'anyone',
  }),
  method: 'get',
  path: '/lgw/games/draws/proof',
  request: { query: lotteryKey.extend({ issueNumber }) },
  responses: refusableAnswers(
    drawProof,
    {
      issueNumber: '20260301-144',
      drawTime: '2026-03-01T04:00:00Z',
      drum: { numbers: 5, lowest: 0, highest: 9, putBack: true, special: false },
      seedHash: '19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b',
      seed: 'seed',
      result: {
        issueNumber: '20260301-144',
        drawTime: '2026-03-01T04:00:00Z',
        winningNumbers: ['4', '0', '7', '7', '1'],
      },
    },
    drawRefusals,
  ),
});
