import { createRoute, z } from '@hono/zod-openapi';
import { about, jsonBody } from '../call/about.ts';
import type { CallFacts } from '../call/about.ts';
import { answers, body, refusableAnswers, session } from '../call/envelope.ts';
import { instant, typedText } from '../call/fields.ts';
import { sealedBody } from '../call/sealedBody.ts';
import { newPasskeyAnswer, newPasskeyOptions, passkeyOptions, passkeyOptionsExample } from './passkey.ts';
import { proof, proofRefusals } from './proof.ts';
import { proofPayload } from './security.ts';

const facts = <const F extends Omit<CallFacts, 'tag' | 'origin' | 'access' | 'realAccount'>>(own: F) =>
  about({ tag: 'security', origin: 'extension', access: 'member', realAccount: true, ...own });

const id = z.string().min(1).max(128);
const name = typedText.min(1).max(64).openapi({ example: 'My phone' });

const passkey = z
  .object({
    id,
    name: z.string().min(1),
    createdAt: instant,
    lastUsedAt: instant.optional().openapi({ description: 'Absent before its first use.' }),
  })
  .openapi('Passkey');

export const getPasskeys = createRoute({
  ...facts({
    operationId: 'getPasskeys',
    wordless: true,
    summary: 'The passkeys of the account',
    description: 'Oldest first.',
    moduleId: 'security.passkeys',
  }),
  method: 'get',
  path: '/wps/member/security/passkeys',
  responses: {
    ...answers(z.object({ passkeys: z.array(passkey) }), {
      passkeys: [{ id: 'p1', name: 'My phone', createdAt: '2026-03-01T04:00:00Z', lastUsedAt: '2026-03-02T04:00:00Z' }],
    }),
    ...session,
  },
});

export const beginPasskeyRefusals = [...proofRefusals, 'tooManyPasskeys'] as const;

export const beginPasskey = createRoute({
  ...facts({
    operationId: 'beginPasskey',
    summary: 'Begin to add a passkey',
    description:
      'Answers the input of navigator.credentials.create. The challenge is bound to the session, for addPasskey.',
    moduleId: 'security.passkey.begin',
    rate: 'attempt',
    payload: proofPayload,
  }),
  method: 'post',
  path: '/wps/member/security/passkeys/begin',
  request: { body: sealedBody },
  responses: {
    ...refusableAnswers(
      newPasskeyOptions,
      {
        challenge: 'mQ2c',
        rp: { id: 'lotus.example', name: 'Lotus' },
        user: { id: 'dXNlcg', name: 'player', displayName: 'player' },
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        timeout: 300_000,
        excludeCredentials: [],
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      },
      beginPasskeyRefusals,
    ),
    ...session,
    ...body,
  },
});

/** The plaintext of addPasskey. */
export const addPasskeyPayload = z.object({ name, answer: newPasskeyAnswer });

export const addPasskeyRefusals = ['passkeyExpired', 'passkeyRefused', 'passkeyKnown', 'tooManyPasskeys'] as const;

export const addPasskey = createRoute({
  ...facts({
    operationId: 'addPasskey',
    summary: 'Add a passkey',
    description: 'From then on it logs in and confirms changes. The member gets a message with a link that undoes it.',
    moduleId: 'security.passkey.add',
    rate: 'attempt',
    payload: addPasskeyPayload,
  }),
  method: 'post',
  path: '/wps/member/security/passkeys',
  request: { body: sealedBody },
  responses: { ...refusableAnswers(z.null(), null, addPasskeyRefusals), ...session, ...body },
});

export const renamePasskeyRefusals = ['passkeyUnknown'] as const;

export const renamePasskey = createRoute({
  ...facts({
    operationId: 'renamePasskey',
    summary: 'Rename a passkey',
    description: 'The name is for the member only.',
    moduleId: 'security.passkey.rename',
    rate: 'rare',
  }),
  method: 'put',
  path: '/wps/member/security/passkeys',
  request: { body: jsonBody(z.object({ id, name }).openapi('RenamePasskeyRequest')) },
  responses: { ...refusableAnswers(z.null(), null, renamePasskeyRefusals), ...session, ...body },
});

/** The plaintext of removePasskey. */
export const removePasskeyPayload = z.object({ id, proof });

export const removePasskeyRefusals = [...proofRefusals, 'passkeyUnknown'] as const;

export const removePasskey = createRoute({
  ...facts({
    operationId: 'removePasskey',
    summary: 'Remove a passkey',
    description: 'The member gets a message with a link that undoes it.',
    moduleId: 'security.passkey.remove',
    rate: 'attempt',
    payload: removePasskeyPayload,
  }),
  method: 'post',
  path: '/wps/member/security/passkeys/remove',
  request: { body: sealedBody },
  responses: { ...refusableAnswers(z.null(), null, removePasskeyRefusals), ...session, ...body },
});

export const passkeyProofRefusals = ['passkeyUnknown'] as const;

export const beginPasskeyProof = createRoute({
  ...facts({
    operationId: 'beginPasskeyProof',
    summary: 'Begin to confirm a change with a passkey',
    description: 'The answer to this challenge stands in for a secret, once, in this session.',
    moduleId: 'security.passkey.proof',
    rate: 'attempt',
  }),
  method: 'post',
  path: '/wps/member/security/passkeys/proof',
  responses: {
    ...refusableAnswers(
      passkeyOptions,
      { ...passkeyOptionsExample, allowCredentials: [{ id: 'AAAA', type: 'public-key' }] },
      passkeyProofRefusals,
    ),
    ...session,
  },
});
