import { createRoute, z } from '@hono/zod-openapi';
import { about } from '../call/about.ts';
import { answers, session, unchanged } from '../call/envelope.ts';
import { languageCode, vassalage } from '../call/fields.ts';

/** Lott, ZY, Elott or SEA, case-insensitive (REQ-174, D50). */
const prizeMode = z
  .string()
  .regex(/^(?:[Ee]?[Ll][Oo][Tt][Tt]|[Zz][Yy]|[Ss][Ee][Aa])$/)
  .openapi('PrizeMode', { example: 'Lott', description: 'Lott, ZY, Elott or SEA, in any case.' });

/** A lottery in a menu. */
const gameMenu = z
  .object({
    code: z.string().min(1),
    remark: z.string().openapi({ default: '', description: 'What the game is called; empty: its code.' }),
  })
  .openapi('LotteryGame');

/** A group of lotteries (REQ-048). */
export const lotteryGroup = z
  .object({
    gameGroupCode: z.string().min(1),
    labelName: z.string().openapi({ default: '', description: 'Empty: the group is called by its code.' }),
    gameMenus: z.array(gameMenu).openapi({ default: [] }),
  })
  .openapi('LotteryGroup');

export const getLotteryMenus = createRoute({
  ...about({
    operationId: 'getLotteryMenus',
    tag: 'lottery',
    summary: 'The lotteries by group',
    description: 'The menu of a prize mode, in the language of the call (REQ-168).',
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

export const getVnLotteryMenus = createRoute({
  ...about({
    operationId: 'getVnLotteryMenus',
    tag: 'lottery',
    summary: 'The lotteries of Vietnam by group',
    description: 'Those of the vendor TCG_LOTTO_VN, in the language of the call (REQ-187).',
    origin: 'spec',
    moduleId: 'lgw.vn.gameMenus',
    access: 'anyone',
    sameForAll: true,
  }),
  method: 'get',
  path: '/lgw/vn/games/game_menu',
  request: {
    query: z.object({
      prizeMode: prizeMode.default('ELOTT'),
      device: z.literal('WEB').default('WEB'),
      language: languageCode.optional(),
    }),
  },
  responses: {
    ...answers(z.array(lotteryGroup), [
      {
        gameGroupCode: 'VN',
        labelName: 'Vietnam draws',
        gameMenus: [{ code: 'northern-draw', remark: 'Northern Draw' }],
      },
    ]),
    ...unchanged,
  },
});

export const getRecentVnLotteries = createRoute({
  ...about({
    operationId: 'getRecentVnLotteries',
    tag: 'lottery',
    summary: 'The lotteries of Vietnam that the member has bet on',
    description: 'The last one first (REQ-187).',
    origin: 'spec',
    moduleId: 'lgw.vn.recent',
    access: 'member',
  }),
  method: 'get',
  path: '/lgw/vn/games/game_menu/recent',
  request: { query: z.object({ language: languageCode.optional() }) },
  responses: {
    ...answers(z.array(gameMenu), [{ code: 'northern-draw', remark: 'Northern Draw' }]),
    ...session,
  },
});

/** A lottery with its room. */
export const lotteryRoom = z
  .object({
    roomId: z.string().min(1),
    vassalage,
    gameCode: z.string().min(1),
    remark: z.string().openapi({ default: '', description: 'What the game is called; empty: its code.' }),
  })
  .openapi('LotteryRoom');

export const getLotteryRooms = createRoute({
  ...about({
    operationId: 'getLotteryRooms',
    tag: 'lottery',
    summary: 'The rooms of the lotteries of South-East Asia',
    description: 'Those of the vendor TCG_SEA, each with its game (REQ-187).',
    origin: 'spec',
    moduleId: 'GLS2_roomList',
    access: 'member',
  }),
  method: 'get',
  path: '/wps/relay/GLS2_roomList',
  request: { query: z.object({ language: languageCode.optional() }) },
  responses: {
    ...answers(z.array(lotteryRoom), [
      { roomId: 'sea-4d', vassalage: 'TCG_SEA', gameCode: 'sea-4d', remark: 'SEA 4D' },
    ]),
    ...session,
  },
});
