import { categoryOrder } from '@baize/domain/categories';
import { createRoute, z } from '@hono/zod-openapi';
import { about } from '../call/about.ts';
import type { CallFacts } from '../call/about.ts';
import { answers, session, unchanged } from '../call/envelope.ts';
import { gameType, languageCode, merchantCode, pageNo, pageSize, typedText, vassalage } from '../call/fields.ts';
import { game, gameExample, gamePage, lane, vendorExample } from './game.ts';
import { winner, winnerExample } from './winner.ts';

const facts = <const F extends Omit<CallFacts, 'tag' | 'origin'>>(own: F) =>
  about({ tag: 'catalogue', origin: 'spec', ...own });

export const getGameVendors = createRoute({
  ...facts({
    operationId: 'getGameVendors',
    summary: 'The vendors by category',
    description: 'What visitors and members may see differs (REQ-186, D24).',
    moduleId: 'GCSGAME_gameVendor',
    access: 'optional',
    sameForAll: true,
  }),
  method: 'get',
  path: '/wps/relay/GCSGAME_gameVendor',
  request: { query: z.object({ merchantCode }) },
  responses: {
    ...answers(z.object({ data: z.object({ lanes: z.array(lane) }) }), {
      data: { lanes: [{ gameType: 'RNG', vendors: [vendorExample] }] },
    }),
    ...session,
    ...unchanged,
  },
});

export const getVassalageGameType = createRoute({
  ...facts({
    operationId: 'getVassalageGameType',
    summary: 'The category of a vendor',
    description: 'For an address that names the vendor alone (REQ-186, D24).',
    moduleId: 'GCSGAME_getVassGameType',
    access: 'optional',
    sameForAll: true,
  }),
  method: 'get',
  path: '/wps/relay/GCSGAME_getVassGameType',
  request: { query: z.object({ vassalage }) },
  responses: { ...answers(z.object({ gameType: gameType.optional() }), { gameType: 'RNG' }), ...session, ...unchanged },
});

export const gameListQuery = z.object({
  clientType: z.coerce.number().int().min(1).max(99).default(3).openapi({ example: 3 }),
  platform: z.string().max(64).optional(),
  merchant: merchantCode,
  gameType: gameType.optional(),
  vassalage: vassalage.optional(),
  gameClassify: z.string().max(8).optional().openapi({ description: 'SC, VP, JP, TG, AC or BG (REQ-177).' }),
  gameName: typedText.max(64).optional(),
  minBet: z.coerce
    .number()
    .positive()
    .max(1_000_000_000_000)
    .optional()
    .openapi({ description: 'In units of the account currency.' }),
  minLineNum: z.coerce.number().int().min(1).max(1_000_000).optional(),
  addedWithinDays: z.coerce.number().int().min(1).max(365).optional().openapi({
    description:
      'Only games that the merchant has had for no longer, by the clock of the gateway; those of the newest day first, and of a day its vendors in turn.',
  }),
  pageNo,
  pageSize,
  language: languageCode.optional(),
});

export const getGameList = createRoute({
  ...facts({
    operationId: 'getGameList',
    summary: 'A page of games',
    description: 'Fifteen a page unless asked otherwise (REQ-179, REQ-184, D24).',
    moduleId: 'GCSGAME_gameList',
    access: 'optional',
    sameForAll: true,
  }),
  method: 'get',
  path: '/wps/relay/GCSGAME_gameList',
  request: { query: gameListQuery },
  responses: {
    ...answers(gamePage, { games: [gameExample], pageNum: 1, totalPages: 4, total: 52 }),
    ...session,
    ...unchanged,
  },
});

export const getHotGames = createRoute({
  ...facts({
    operationId: 'getHotGames',
    summary: 'The games that are played most',
    description: 'Best first (REQ-185).',
    moduleId: 'GCSGAME_hotGamesV2',
    access: 'anyone',
    sameForAll: true,
  }),
  method: 'get',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  request: {
    query: z.object({
      merchantCode,
      isPlatform: z.coerce.number().int().min(1).max(99).default(2).openapi({ example: 2 }),
      vassalage: vassalage.optional(),
      platform: z.string().max(64).default('flash,html5-desktop'),
      language: languageCode.optional(),
    }),
  },
  responses: { ...answers(z.object({ list: z.array(game) }), { list: [gameExample] }), ...unchanged },
});

export const getRecentGames = createRoute({
  ...facts({
    operationId: 'getRecentGames',
    summary: 'The games the member played last',
    description: 'Last played first (REQ-186).',
    moduleId: 'GCS_recentGame',
    access: 'member',
  }),
  method: 'get',
  path: '/wps/relay/GCS_recentGame',
  responses: { ...answers(z.object({ list: z.array(game) }), { list: [gameExample] }), ...session },
});

export const getWinnerBoard = createRoute({
  ...facts({
    operationId: 'getWinnerBoard',
    summary: 'Who won lately',
    description: 'The newest prize first, the names of the players masked (REQ-213).',
    moduleId: 'ODSFE2_getWinnerBoard',
    access: 'anyone',
    sameForAll: true,
  }),
  method: 'get',
  path: '/wps/relay/ODSFE2_getWinnerBoard',
  request: {
    query: z.object({
      gameCategory: z.enum(['ALL', ...categoryOrder]).default('ALL'),
      language: languageCode.optional(),
      limitNum: z.coerce.number().int().min(1).max(100).default(20).openapi({ example: 20 }),
    }),
  },
  responses: { ...answers(z.object({ list: z.array(winner) }), { list: [winnerExample] }), ...unchanged },
});
