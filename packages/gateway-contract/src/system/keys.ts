import { createRoute, z } from '@hono/zod-openapi';
import { about } from '../call/about.ts';
import { answers } from '../call/envelope.ts';

/** A public key for encrypted bodies (RFC 7517; D10). */
export const publicKey = z
  .object({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: z.string().min(1),
    y: z.string().min(1),
    kid: z.string().min(1),
    use: z.literal('enc'),
    alg: z.literal('ECDH-ES'),
  })
  .openapi('PublicKey');

export const keySet = z
  .object({
    serverTime: z
      .int()
      .openapi({ description: "Seconds since 1970 by the server's clock; players' clocks are wrong." }),
    keys: z.array(publicKey).min(1).openapi({ description: 'The first is the one to use.' }),
  })
  .openapi('KeySet');

export const getKeys = createRoute({
  ...about({
    operationId: 'getKeys',
    tag: 'system',
    summary: 'The public keys for encrypted bodies, and the time',
    description:
      'A key stays valid for a while after it leaves this list; one that is refused with unknownKey has ended (D10).',
    origin: 'extension',
    moduleId: 'system.keys',
    access: 'anyone',
    whileClosed: true,
  }),
  method: 'get',
  path: '/wps/system/keys',
  responses: answers(keySet, {
    serverTime: 1_772_337_600,
    keys: [
      {
        kty: 'EC',
        crv: 'P-256',
        x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
        y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
        kid: '2026-03',
        use: 'enc',
        alg: 'ECDH-ES',
      },
    ],
  }),
});
