import { createRoute, z } from '@hono/zod-openapi';
import { about, jsonBody } from '../call/about.ts';
import { answers, body, refusableAnswers } from '../call/envelope.ts';
import { captchaImage } from './captcha.ts';

const picture = captchaImage;
const length = z.int().positive();
const expiresInSeconds = z.int().positive();

/** A slider puzzle: a piece to move along the picture into its gap; lengths in the units of the picture. */
export const sliderPuzzle = z
  .object({
    kind: z.literal('slider'),
    picture,
    piece: picture,
    width: length,
    height: length,
    pieceSize: length,
    top: z.int().nonnegative().openapi({ description: 'Of the piece, in the picture.' }),
    expiresInSeconds,
  })
  .openapi('SliderPuzzle');

/** A proof of work: find `n` so that sha256(`challenge:n`) begins with `difficulty` zero bits. */
export const workPuzzle = z
  .object({
    kind: z.literal('work'),
    challenge: z.string().min(1),
    difficulty: z.int().min(1).max(32),
    expiresInSeconds,
  })
  .openapi('WorkPuzzle');

/** A point of the drag: position, and milliseconds since it began. */
const trailPoint = z.object({ x: z.number().min(-2000).max(2000), t: z.number().min(0).max(600_000) });

const botAnswer = z.union([
  z.object({
    kind: z.literal('slider'),
    x: z.number().min(0).max(2000).openapi({ description: 'The start of the piece, in units of the picture.' }),
    trail: z.array(trailPoint).max(512),
  }),
  z.object({ kind: z.literal('work'), n: z.int().nonnegative() }),
]);

/** The pass to send with a call after its refusal with `botCheckRequired` (REQ-111, REQ-136, REQ-157). */
export const botCheck = z
  .object({
    pass: z
      .string()
      .min(1)
      .max(4096)
      .openapi({ description: "Of answerBotCheck, or of a vendor's widget; serves once." }),
  })
  .openapi('BotCheck');

export const botCheckRefusals = ['botCheckWrong', 'botCheckExpired'] as const;

const example = { kind: 'work', challenge: 'c', difficulty: 16, expiresInSeconds: 180 } as const;

const facts = { tag: 'verification', origin: 'extension', access: 'anyone' } as const;

const given = answers(z.discriminatedUnion('kind', [sliderPuzzle, workPuzzle]), example);

export const getBotCheck = createRoute({
  ...about({
    ...facts,
    operationId: 'getBotCheck',
    summary: 'A puzzle that tells people from robots, or work for the device instead',
    description:
      'Asked for once a call was refused with `botCheckRequired`. Each is answered once, within minutes, by the visitor whom the HttpOnly cookie `botcheck` names.',
    moduleId: 'verification.bot',
    rate: 'costly',
  }),
  method: 'get',
  path: '/wps/verification/bot',
  request: { query: z.object({ kind: z.enum(['slider', 'work']).default('slider') }) },
  responses: {
    ...given,
    200: {
      ...given[200],
      headers: {
        ...given[200].headers,
        'Set-Cookie': {
          description: 'botcheck=<random>; HttpOnly; SameSite=Strict',
          schema: { type: 'string' },
        } as const,
      },
    },
  },
});

export const answerBotCheck = createRoute({
  ...about({
    ...facts,
    operationId: 'answerBotCheck',
    summary: 'Answer the puzzle, for a pass',
    description:
      'The pass goes with the call that was refused, as `botCheck`; it serves once, this visitor, for minutes.',
    moduleId: 'verification.bot.answer',
    rate: 'attempt',
  }),
  method: 'post',
  path: '/wps/verification/bot',
  request: { body: jsonBody(botAnswer.openapi('BotCheckAnswer', { example: { kind: 'work', n: 4711 } })) },
  responses: {
    ...refusableAnswers(z.object({ pass: z.string().min(1) }), { pass: 'mQ2…' }, botCheckRefusals),
    ...body,
  },
});
