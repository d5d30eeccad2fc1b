import { createRoute, z } from '@hono/zod-openapi';
import { about } from '../call/about.ts';
import { answers } from '../call/envelope.ts';

/** A captcha picture: PNG in base64 (REQ-166). */
export const captchaImage = z
  .string()
  .regex(/^[A-Za-z\d+/]+={0,2}$/)
  .openapi('CaptchaImage', { format: 'byte' });

/**
 * A proof of work, as an alternative to the picture (D45): find `n` so that sha256(`challenge:n`) begins with
 * `difficulty` zero bits.
 */
export const captchaProof = z
  .object({ challenge: z.string().min(1), difficulty: z.int().min(1).max(32) })
  .openapi('CaptchaProof');

const responses = answers(z.union([captchaImage, captchaProof]), 'iVBORw0KGgo=');

export const getCaptcha = createRoute({
  ...about({
    operationId: 'getCaptcha',
    tag: 'verification',
    summary: 'A captcha, as a picture or as a proof of work',
    description:
      'Each ends when it is answered, rightly or not, and after a few minutes. A proof is answered as `proof:<challenge>:<n>` (REQ-166, D45). The HttpOnly cookie `captcha` ties it to the visitor (D9).',
    origin: 'spec',
    moduleId: 'captcha',
    access: 'anyone',
    rate: 'costly',
  }),
  method: 'get',
  path: '/wps/captcha',
  request: { query: z.object({ kind: z.enum(['image', 'proof']).default('image') }) },
  responses: {
    ...responses,
    200: {
      ...responses[200],
      headers: {
        ...responses[200].headers,
        'Set-Cookie': {
          description: 'captcha=<random>; HttpOnly; SameSite=Strict',
          schema: { type: 'string' },
        } as const,
      },
    },
  },
});
