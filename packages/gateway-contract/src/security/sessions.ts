import { createRoute, z } from '@hono/zod-openapi';
import { about, jsonBody } from '../call/about.ts';
import type { CallFacts } from '../call/about.ts';
import { answers, body, refusableAnswers, session } from '../call/envelope.ts';
import { instant, recordId } from '../call/fields.ts';
import { sealedBody } from '../call/sealedBody.ts';
import { proof, proofRefusals } from './proof.ts';

const facts = <const F extends Omit<CallFacts, 'tag' | 'origin'>>(own: F) =>
  about({ tag: 'security', origin: 'extension', ...own });

const device = z.string().openapi({
  default: '',
  description: 'Browser and system, such as `Firefox · Android`; empty if unknown.',
});
const address = z.string().openapi({ default: '', description: 'The network address; empty if unknown.' });

const openSession = z
  .object({
    id: z.string().min(1),
    device,
    address,
    startedAt: instant,
    lastSeenAt: instant.openapi({ description: 'To about five minutes.' }),
    isThis: z.boolean(),
    game: z.string().optional().openapi({ description: 'A game that the session has open.' }),
  })
  .openapi('OpenSession');

export const getSessions = createRoute({
  ...facts({
    operationId: 'getSessions',
    summary: 'Where the account is logged in',
    description: 'This session first, then by the time they were last seen.',
    moduleId: 'security.sessions',
    access: 'member',
    realAccount: true,
  }),
  method: 'get',
  path: '/wps/member/sessions',
  responses: {
    ...answers(z.object({ sessions: z.array(openSession) }), {
      sessions: [
        {
          id: 's1',
          device: 'Chrome · Windows',
          address: '192.0.2.1',
          startedAt: '2026-03-01T04:00:00Z',
          lastSeenAt: '2026-03-01T04:30:00Z',
          isThis: true,
        },
      ],
    }),
    ...session,
  },
});

export const endSessionRefusals = ['sessionUnknown'] as const;

export const endOneSession = createRoute({
  ...facts({
    operationId: 'endOneSession',
    summary: 'Log another device out',
    description: 'The games it opened take no more bets.',
    moduleId: 'security.session.end',
    access: 'member',
    realAccount: true,
    rate: 'rare',
  }),
  method: 'post',
  path: '/wps/member/sessions/end',
  request: { body: jsonBody(z.object({ id: z.string().min(1).max(128) }).openapi('EndSessionRequest')) },
  responses: { ...refusableAnswers(z.null(), null, endSessionRefusals), ...session, ...body },
});

export const endOtherSessions = createRoute({
  ...facts({
    operationId: 'endOtherSessions',
    summary: 'Log all other devices out',
    description: 'Logins that wait for their second factor end too.',
    moduleId: 'security.sessions.end',
    access: 'member',
    realAccount: true,
    rate: 'rare',
  }),
  method: 'post',
  path: '/wps/member/sessions/end-others',
  responses: { ...answers(z.null(), null), ...session },
});

const login = z
  .object({
    at: instant,
    method: z.enum(['username', 'sms', 'authenticator', 'social', 'passkey', 'secondFactor']),
    device,
    address,
  })
  .openapi('PastLogin');

export const getLogins = createRoute({
  ...facts({
    operationId: 'getLogins',
    wordless: true,
    summary: 'The latest logins to the account',
    description: 'At most 50 of the last 90 days, newest first.',
    moduleId: 'security.logins',
    access: 'member',
    realAccount: true,
  }),
  method: 'get',
  path: '/wps/member/logins',
  responses: {
    ...answers(z.object({ logins: z.array(login) }), {
      logins: [{ at: '2026-03-01T04:00:00Z', method: 'username', device: 'Chrome · Windows', address: '192.0.2.1' }],
    }),
    ...session,
  },
});

export const undoChangeRefusals = ['linkExpired', 'mobileTaken'] as const;

/** Changes that a message lets the member undo. */
export const changeKinds = ['password', 'paymentPassword', 'mobile', 'email', 'authenticator', 'passkey'] as const;

const undoneChange = z.object({ account: z.string().min(1), kind: z.enum(changeKinds) }).openapi('UndoneChange');

export const undoChange = createRoute({
  ...facts({
    operationId: 'undoChange',
    wordless: true,
    summary: 'Undo a change of what protects an account',
    description:
      'By the link of a message, for a day, once. All sessions end, and later changes stay undoable no more.',
    moduleId: 'security.undo',
    access: 'anyone',
    rate: 'attempt',
  }),
  method: 'post',
  path: '/wps/member/security/undo',
  request: { body: jsonBody(z.object({ token: z.string().min(1).max(128) }).openapi('UndoRequest')) },
  responses: {
    ...refusableAnswers(undoneChange, { account: 'player', kind: 'mobile' }, undoChangeRefusals),
    ...body,
  },
});

/** The plaintext of undoOwnChange. */
export const undoOwnChangePayload = z.object({ messageId: recordId, proof });

export const undoOwnChangeRefusals = [...undoChangeRefusals, ...proofRefusals] as const;

export const undoOwnChange = createRoute({
  ...facts({
    operationId: 'undoOwnChange',
    summary: 'Undo a change that a message tells of',
    description:
      'Sealed, with the secret that confirms changes now; for a day, once. All sessions end, also that of the call, and later changes are undone too.',
    moduleId: 'security.undoOwn',
    access: 'member',
    realAccount: true,
    rate: 'attempt',
    payload: undoOwnChangePayload,
  }),
  method: 'post',
  path: '/wps/member/security/changes/undo',
  request: { body: sealedBody },
  responses: {
    ...refusableAnswers(undoneChange, { account: 'player', kind: 'mobile' }, undoOwnChangeRefusals),
    ...session,
    ...body,
  },
});
