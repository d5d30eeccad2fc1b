import { createRoute, z } from '@hono/zod-openapi';
import { answers, body, dataFile, refusableAnswers, session } from '../call/envelope.ts';
import { instant, minorAmount } from '../call/fields.ts';
import { sealedBody } from '../call/sealedBody.ts';
import { proof, proofRefusals } from '../security/proof.ts';
import { profileFacts } from './profile.ts';

/** The plaintext of requestExport and closeAccount. */
export const confirmedPayload = z.object({ proof });

/** Exports that a member may ask for within 24 hours. */
export const EXPORTS_A_DAY = 3;

export const requestExportRefusals = [...proofRefusals, 'exportsUsedUp'] as const;

export const requestExport = createRoute({
  ...profileFacts({
    operationId: 'requestExport',
    summary: 'Ask for a file of all that is kept about the member',
    description: `Its ticket opens getExport once, within five minutes, for this member; ${EXPORTS_A_DAY} in 24 hours.`,
    moduleId: 'profile.export.request',
    rate: 'attempt',
    payload: confirmedPayload,
  }),
  method: 'post',
  path: '/wps/profile/export',
  request: { body: sealedBody },
  responses: {
    ...refusableAnswers(
      z.object({ ticket: z.string().min(1), expiresAt: instant }).openapi('ExportTicket'),
      { ticket: 'Zk3', expiresAt: '2026-03-01T04:05:00Z' },
      requestExportRefusals,
    ),
    ...session,
    ...body,
  },
});

export const getExport = createRoute({
  ...profileFacts({
    operationId: 'getExport',
    wordless: true,
    summary: 'The file of all that is kept about the member',
    description: 'A JSON object with a list for each kind of record; without secrets, which are stored as hashes.',
    moduleId: 'profile.export.file',
    rate: 'rare',
    timeoutSeconds: 60,
  }),
  method: 'get',
  path: '/wps/profile/export/file',
  request: { query: z.object({ ticket: z.string().min(1).max(128).openapi({ description: 'Of requestExport.' }) }) },
  responses: {
    ...dataFile('A JSON file.', '{"account":"player","created_at":"2026-03-01T04:00:00.000Z"}'),
    ...session,
  },
});

/** Reasons for which an account cannot be closed yet. */
export const closureObstacles = ['balance', 'vendorWallets', 'withdrawals', 'deposits', 'bets'] as const;

export const getClosure = createRoute({
  ...profileFacts({
    operationId: 'getClosure',
    wordless: true,
    summary: 'What stands in the way of closing the account',
    description: 'Money is withdrawn first, and bets and orders end first; bonus money is given up.',
    moduleId: 'profile.closure',
  }),
  method: 'get',
  path: '/wps/profile/closure',
  responses: {
    ...answers(
      z
        .object({
          obstacles: z.array(z.enum(closureObstacles)),
          balance: minorAmount,
          /** Bonus money that the closure gives up. */
          bonus: minorAmount,
          currency: z.string().min(1),
          /** The end of an exclusion, which outlasts the account (D58). */
          excludedUntil: instant.optional(),
        })
        .openapi('AccountClosure'),
      { obstacles: ['balance'], balance: '5000', bonus: '0', currency: 'CNY' },
    ),
    ...session,
  },
});

export const closeAccountRefusals = [...proofRefusals, 'accountInUse'] as const;

export const closeAccount = createRoute({
  ...profileFacts({
    operationId: 'closeAccount',
    summary: 'Close the account for good',
    description: 'All sessions end and no login is accepted. Records of money, and an exclusion, are kept (D58).',
    moduleId: 'profile.close',
    rate: 'attempt',
    payload: confirmedPayload,
  }),
  method: 'post',
  path: '/wps/profile/closure',
  request: { body: sealedBody },
  responses: { ...refusableAnswers(z.null(), null, closeAccountRefusals), ...session, ...body },
});
