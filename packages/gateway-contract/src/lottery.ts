import { createRoute, z } from '@hono/zod-openapi';
import { about } from './call/about.ts';
import { answers, unchanged } from './call/envelope.ts';
import { instant, languageCode, vassalage } from './call/fields.ts';

/** How the draws of a lottery are priced (REQ-172). */
const prizeMode = z.enum(['LOTT', 'ELOTT']).openapi('PrizeMode', { example: 'LOTT' });

/** A group of lotteries with the games in it (REQ-048). */
export const lotteryGroup = z
  .object({
    gameGroupCode: z.string().min(1),
    labelName: z.string().openapi({ default: '', description: 'Empty: the group is called by its code.' }),
    gameMenus: z
      .array(
        z.object({
          code: z.string().min(1),
          remark: z.string().openapi({ default: '', description: 'What the game is called; empty: its code.' }),
        }),
      )
      .openapi({ default: [] }),
  })
  .openapi('LotteryGroup');

export const getLotteryMenus = createRoute({
  ...about({
    operationId: 'getLotteryMenus',
    tag: 'lottery',
    summary: 'The lotteries by group',
    description: 'The lotteries of the house that are priced in a mode, in the language of the call (REQ-168).',
    origin: 'spec',
    moduleId: 'lgw.gameMenus',
    access: 'anyone',
    sameForAll: true,
  }),
  method: 'get',
  path: '/lgw/games/game_menus',
  request: { query: z.object({ prizeMode: prizeMode.default('LOTT'), language: languageCode.optional() }) },
  responses: {
    ...answers(z.array(lotteryGroup), [
      {
        gameGroupCode: 'SSC',
        labelName: 'Time draws',
        gameMenus: [{ code: 'five-minute-draw', remark: 'Five-Minute Draw' }],
      },
    ]),
    ...unchanged,
  },
});

const issueNumber = z
  .string()
  .min(1)
  .openapi({ description: "The draw's number, unique among those of its lottery.", example: '20260301-145' });

/** A draw that has taken place. */
const drawResult = z
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

/** A lottery with the draw that comes next and those that have been. */
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
