import { z } from '@hono/zod-openapi';

/** The content type of an encrypted body (RFC 7515 §9.2.1). */
export const ENCRYPTED_CONTENT_TYPE = 'application/jose';

/** Lifetime of an encrypted request in seconds, by the server's clock (D10). */
export const REQUEST_FRESH_SECONDS = 300;

/** The protected header of an encrypted body (D10). */
export const encryptedHeader = z.object({
  alg: z.literal('ECDH-ES'),
  enc: z.literal('A256GCM'),
  kid: z.string().regex(/^[\w-]{1,128}$/),
  iat: z.int().positive().describe("Seconds since 1970, by the server's clock as learnt from getKeys."),
  jti: z
    .string()
    .regex(/^[\w.:-]{16,64}$/)
    .describe('Random, and refused on second sight.'),
  zip: z.undefined().optional().describe('A body is never compressed: a small one could open into a huge one.'),
});

/** The body of a call with a `payload`: compact JWE (RFC 7516) whose plaintext is that payload as JSON (D10). */
export const sealedBody = {
  required: true,
  description: 'Compact JWE (ECDH-ES, A256GCM) to a key of getKeys; its plaintext is JSON of what x-plaintext names.',
  content: {
    [ENCRYPTED_CONTENT_TYPE]: {
      schema: z
        .string()
        .regex(/^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/)
        .openapi({ example: 'eyJhbGciOiJFQ0RILUVTIn0..aXY.Y2lwaGVydGV4dA.dGFn' }),
    },
  },
};
