import { createRoute, z } from '@hono/zod-openapi';
import { about, jsonBody } from './call/about.ts';
import { body, once, refusableAnswers, session } from './call/envelope.ts';
import { gameType, languageCode, vassalage } from './call/fields.ts';

/** Where a game plays (D22). */
export const launchValue = z
  .object({
    url: z
      .string()
      .regex(/^(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/|\/).*$/)
      .openapi({ description: 'A web address; no other kind is opened.' }),
    mode: z.enum(['frame', 'tab']).openapi({ default: 'frame' }),
  })
  .openapi('Launch');

export const launchRefusals = ['gameMaintenance', 'gameUnknown', 'demoUnavailable', 'vendorUnavailable'] as const;

const example = { url: 'https://games.example.com/play?session=Zk3', mode: 'frame' } as const;
const backUrl = z
  .string()
  .max(1024)
  .openapi({ description: "An address of the site that calls, under its own scheme, host and port: the game's back." });

export const launchExternalGame = createRoute({
  ...about({
    operationId: 'launchExternalGame',
    tag: 'launch',
    summary: "Open a vendor's game",
    description: 'Needs a session unless mode is demo; a trial session opens demos only (REQ-193, D21, D22).',
    origin: 'spec',
    moduleId: 'GCS_gameLaunchFB',
    access: 'optional',
    rate: 'costly',
    idempotent: true,
    timeoutSeconds: 20,
  }),
  method: 'post',
  path: '/wps/relay/GCS_gameLaunchFB',
  request: {
    body: jsonBody(
      z
        .object({
          vassalage,
          gameCode: z.string().min(1).max(64),
          gameType,
          mode: z.enum(['real', 'demo']),
          language: languageCode,
          device: z.literal('WEB'),
          backUrl,
        })
        .openapi('LaunchRequest', {
          example: {
            vassalage: 'BAIZE',
            gameCode: 'dragon-gate',
            gameType: 'RNG',
            mode: 'real',
            language: 'EN',
            device: 'WEB',
            backUrl: 'https://www.example.com/rng',
          },
        }),
    ),
  },
  responses: { ...refusableAnswers(launchValue, example, launchRefusals), ...session, ...body, ...once },
});

export const launchGame = createRoute({
  ...about({
    operationId: 'launchGame',
    tag: 'launch',
    summary: 'Open an in-house game',
    description: 'The lottery lobbies and their games (REQ-193, REQ-195, D22).',
    origin: 'spec',
    moduleId: 'game.launchGame',
    access: 'member',
    realAccount: true,
    rate: 'costly',
    timeoutSeconds: 20,
  }),
  method: 'get',
  path: '/wps/game/launchGame',
  request: {
    query: z.object({
      lottoArea: z.string().max(16).default('VN'),
      launchMode: z.string().max(16).default('LOTT'),
      lottoPrizeMode: z.string().max(16).optional(),
      lottoGameCode: z.string().max(64).optional(),
      lottoView: z.enum(['betting', 'lobby']).default('lobby'),
      device: z.literal('WEB').default('WEB'),
      backUrl: backUrl.optional(),
      language: languageCode.optional(),
    }),
  },
  responses: { ...refusableAnswers(launchValue, example, launchRefusals), ...session },
});
