import { z } from '@hono/zod-openapi';

/** Signature algorithms of passkeys (COSE): EdDSA, ES256, RS256. */
export const passkeyAlgorithms = [-8, -7, -257] as const;

const base64url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/)
    .openapi({ example: 'AAAA' });

/** Id of a credential: at most 1023 bytes (WebAuthn 3, 4). */
const credentialId = base64url(1364);
const challenge = base64url(128).openapi({ description: 'Good for one answer, for five minutes.' });
const keyType = z.literal('public-key');
const clientDataJSON = base64url(4096);
const timeout = z.int().positive().openapi({ description: 'Milliseconds.' });
const credentials = z.array(z.object({ id: credentialId, type: keyType }));

/** Input of `navigator.credentials.create` as JSON (WebAuthn 3, 5.4). */
export const newPasskeyOptions = z
  .object({
    challenge,
    rp: z.object({ id: z.string().min(1), name: z.string().min(1) }),
    user: z.object({ id: base64url(128), name: z.string().min(1), displayName: z.string().min(1) }),
    pubKeyCredParams: z.array(z.object({ type: keyType, alg: z.int() })),
    timeout,
    excludeCredentials: credentials,
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  })
  .openapi('NewPasskeyOptions');

/** Input of `navigator.credentials.get` as JSON (WebAuthn 3, 5.5). */
export const passkeyOptions = z
  .object({
    challenge,
    rpId: z.string().min(1),
    timeout,
    userVerification: z.literal('required'),
    allowCredentials: credentials.openapi({ description: 'Empty at a login: any passkey of the site.' }),
  })
  .openapi('PasskeyOptions');

/** Answer of `navigator.credentials.create` as JSON. */
export const newPasskeyAnswer = z.object({
  id: credentialId,
  rawId: credentialId,
  type: keyType,
  response: z.object({ clientDataJSON, attestationObject: base64url(16_384) }),
});

/** Answer of `navigator.credentials.get` as JSON. */
export const passkeyAnswer = z.object({
  id: credentialId,
  rawId: credentialId,
  type: keyType,
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(4096),
    signature: base64url(2048),
    userHandle: base64url(128).optional(),
  }),
});

export const passkeyOptionsExample = {
  challenge: 'mQ2c',
  rpId: 'lotus.example',
  timeout: 300_000,
  userVerification: 'required' as const,
  allowCredentials: [],
};
