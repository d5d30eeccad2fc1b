import { createRoute, z } from '@hono/zod-openapi';
import { about } from './call/about.ts';
import { answers, unchanged } from './call/envelope.ts';
import { languageCode } from './call/fields.ts';

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
