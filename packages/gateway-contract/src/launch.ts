import { createRoute, z } from '@hono/zod-openapi';
import { about, jsonBody } from './call/about.ts';
import { body, once, refusableAnswers, session } from './call/envelope.ts';
import { gameType, instant, languageCode, minorAmount, vassalage } from './call/fields.ts';
import { nightRefusals, pauseRefusals } from './limits.ts';

/**
 * Id of a game played in one frame. It grants no access: vendors sign their calls, and others need the member's token.
 */
const sessionId = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .openapi({ example: 'q1Xc0mJ8bTtYwq4mY6mJxA' });

/** The launch URL of a game and how to open it (D22). */
export const launchValue = z
  .object({
    url: z
      .string()
      .regex(/^(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/|\/).*$/)
      .openapi({ description: 'A web address; no other kind is opened.' }),
    mode: z.enum(['frame', 'tab']).openapi({ default: 'frame' }),
    sessionId: sessionId.optional().openapi({
      'x-origin': 'extension',
      description: 'What getPlaySession tells about; a demo has none, and nor has a gateway without that call.',
    }),
  })
  .openapi('Launch');

/** A member's play in one frame: its start, and its net result as prizes minus bets (D36, D41). */
export const playSession = z
  .object({
    startedAt: instant.openapi({ description: 'When the game was opened.' }),
    net: minorAmount,
    currency: z.string().min(1),
    sequence: z
      .int()
      .min(0)
      .openapi({ description: 'Of the ledger for which the net holds; the higher one is newer.' }),
  })
  .openapi('PlaySession');

export const playSessionRefusals = ['playSessionUnknown'] as const;

export const launchRefusals = [
  'gameMaintenance',
  'gameUnknown',
  'demoUnavailable',
  'vendorUnavailable',
  ...pauseRefusals,
  ...nightRefusals,
] as const;

const example = {
  url: 'https://games.example.com/play?session=Zk3',
  mode: 'frame',
  sessionId: 'q1Xc0mJ8bTtYwq4mY6mJxA',
} as const;
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

export const getPlaySession = createRoute({
  ...about({
    operationId: 'getPlaySession',
    wordless: true,
    tag: 'launch',
    summary: 'What a game has come to so far',
    description:
      'Since when a game is played and its net result, prizes less bets, for its member alone (D36, D41). A bet that was given back counts nothing.',
    origin: 'extension',
    moduleId: 'game.session',
    access: 'member',
    realAccount: true,
  }),
  method: 'get',
  path: '/wps/game/session',
  request: { query: z.object({ sessionId }) },
  responses: {
    ...refusableAnswers(
      playSession,
      { startedAt: '2026-03-01T04:00:00Z', net: '-2500', currency: 'CNY', sequence: 42 },
      playSessionRefusals,
    ),
    ...session,
  },
});
