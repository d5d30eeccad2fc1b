import { createRoute, z } from '@hono/zod-openapi';
import { about, jsonBody } from './call/about.ts';
import type { CallFacts } from './call/about.ts';
import { answers, body, refusableAnswers, session } from './call/envelope.ts';
import { gameType, languageCode, vassalage } from './call/fields.ts';
import { contentPageOf, numberedQuery } from './call/paging.ts';
import { game, gameExample } from './catalogue/game.ts';

/** The game to mark. Vendor and category, if sent, must match the id. */
const marked = {
  nodeId: z.string().min(1).max(128).openapi({ example: 'BAIZE-dragon-gate' }),
  vendor: vassalage.optional(),
  gameType: gameType.optional(),
};

export const favouriteGamePage = contentPageOf(game).openapi('FavouriteGamePage');

export const favouriteRefusals = ['gameUnknown', 'favouritesFull'] as const;

const facts = <const F extends Omit<CallFacts, 'tag' | 'origin' | 'access'>>(own: F) =>
  about({ tag: 'favourites', origin: 'spec', access: 'member', ...own });

export const getFavouriteIds = createRoute({
  ...facts({
    operationId: 'getFavouriteIds',
    wordless: true,
    summary: "The ids of the member's favourites",
    description: 'Last added first (REQ-199).',
    moduleId: 'MCSFE_getFavoriteGames',
  }),
  method: 'get',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  responses: { ...answers(z.array(z.string().min(1)), [gameExample.nodeId as string]), ...session },
});

export const getFavouriteGames = createRoute({
  ...facts({
    operationId: 'getFavouriteGames',
    summary: "A page of the member's favourites",
    description: 'Last added first; a game that the merchant no longer has is left out (REQ-199).',
    moduleId: 'MCSFE_getFavoriteGamesList',
  }),
  method: 'get',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  request: { query: numberedQuery.extend({ language: languageCode.optional() }) },
  responses: { ...answers(favouriteGamePage, { content: [gameExample], pageNum: 1, totalPages: 2 }), ...session },
});

export const addFavourite = createRoute({
  ...facts({
    operationId: 'addFavourite',
    summary: 'Make a game a favourite',
    description: 'A game that is one already stays where it is (REQ-199).',
    moduleId: 'MCSFE_addFavoriteGameV2',
  }),
  method: 'post',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  request: { body: jsonBody(z.object(marked).openapi('FavouriteRequest')) },
  responses: { ...refusableAnswers(z.null(), null, favouriteRefusals), ...session, ...body },
});

export const removeFavourite = createRoute({
  ...facts({
    operationId: 'removeFavourite',
    summary: 'Make a game no favourite',
    description: 'A game that is none is no error (REQ-199).',
    moduleId: 'MCSFE_removeFavoriteGameV2',
  }),
  method: 'delete',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  request: { query: z.object(marked) },
  responses: { ...answers(z.null(), null), ...session },
});
