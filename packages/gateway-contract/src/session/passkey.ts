import { createRoute, z } from '@hono/zod-openapi';
import { about } from '../call/about.ts';
import { answers, body, refusableAnswers } from '../call/envelope.ts';
import { sealedBody } from '../call/sealedBody.ts';
import { passkeyAnswer, passkeyOptions, passkeyOptionsExample } from '../security/passkey.ts';
import { loggedIn } from './session.ts';

export const beginPasskeyLogin = createRoute({
  ...about({
    operationId: 'beginPasskeyLogin',
    tag: 'session',
    wordless: true,
    summary: 'Begin to log in with a passkey',
    description:
      'Answers the input of navigator.credentials.get, naming no account. A cookie ties the challenge to who began.',
    origin: 'extension',
    moduleId: 'session.login.passkey.begin',
    access: 'anyone',
    rate: 'attempt',
  }),
  method: 'post',
  path: '/wps/session/login/passkey/begin',
  responses: { ...answers(passkeyOptions, passkeyOptionsExample) },
});

/** The plaintext of logInPasskey. */
export const logInPasskeyPayload = z.object({
  answer: passkeyAnswer,
  entry: z.enum(['agent']).optional().openapi({ description: "The agent page's login: refuses who is no agent." }),
});

export const logInPasskeyRefusals = ['passkeyExpired', 'passkeyRefused', 'disabled', 'nonMember', 'nonAgent'] as const;

export const logInPasskey = createRoute({
  ...about({
    operationId: 'logInPasskey',
    tag: 'session',
    summary: 'Log in with a passkey',
    description:
      'A passkey verifies its user, so no second factor follows. An unknown passkey and a wrong signature are answered alike.',
    origin: 'extension',
    moduleId: 'session.login.passkey',
    access: 'anyone',
    rate: 'attempt',
    timeoutSeconds: 15,
    payload: logInPasskeyPayload,
  }),
  method: 'post',
  path: '/wps/session/login/passkey',
  request: { body: sealedBody },
  responses: {
    ...refusableAnswers(
      loggedIn,
      { token: 'mQ2…', firstTimeLogin: false, passwordExpired: false },
      logInPasskeyRefusals,
    ),
    ...body,
  },
});
