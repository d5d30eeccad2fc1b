import { z } from '@hono/zod-openapi';
import { passkeyAnswer } from './passkey.ts';

/** Secrets that confirm a sensitive change. */
export const proofKinds = ['password', 'fundPassword', 'secondFactor'] as const;

/** A secret with its kind, or an answer of a passkey in its place; in a sealed body. */
export const proof = z.union([
  z.object({
    kind: z.enum(proofKinds).openapi({ description: 'The kind that getSecurity names.' }),
    secret: z.string().min(1).max(128).openapi({
      description: 'The password, the payment password, or a code of the authenticator app or a recovery code.',
    }),
  }),
  z.object({
    kind: z.literal('passkey'),
    answer: passkeyAnswer.openapi({ description: 'To a challenge of beginPasskeyProof.' }),
  }),
]);

export const proofRefusals = ['wrongProof', 'otherProof', 'locked'] as const;
