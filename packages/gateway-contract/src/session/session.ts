import { createRoute, z } from '@hono/zod-openapi';
import { about, jsonBody } from '../call/about.ts';
import { answers, body, refusableAnswers, session } from '../call/envelope.ts';
import { captchaAnswer, countryDialingCode, instant, typedCode, typedText } from '../call/fields.ts';
import { sealedBody } from '../call/sealedBody.ts';
import { botCheck } from '../verification/botCheck.ts';

export const challengeMethods = ['sms', 'email', 'realName', 'authenticator'] as const;

/** The plaintext of logIn (REQ-153). */
export const logInPayload = z.object({
  type: z.enum(['username', 'sms', 'authenticator']),
  username: typedText.min(1).max(64).openapi({ description: 'The account; with type sms the mobile number.' }),
  password: z.string().min(1).max(128).optional().openapi({ description: 'With type username.' }),
  verificationCode: typedCode.min(1).max(12).optional().openapi({
    description: 'With type sms; with type authenticator what the app shows (D20).',
  }),
  countryDialingCode: countryDialingCode.optional(),
  captcha: captchaAnswer.optional(),
  entry: z.enum(['agent']).optional().openapi({ description: "The agent page's login: refuses who is no agent." }),
  botCheck: botCheck.optional(),
});

/** The plaintext of answerLoginChallenge (D20). */
export const loginChallengePayload = z.object({
  id: z.string().min(1).max(128),
  method: z.enum(challengeMethods),
  answer: typedText.min(1).max(128),
});

/** A new session (REQ-081, D17). */
export const loggedIn = z
  .object({
    token: z.string().min(1),
    firstTimeLogin: z.boolean().openapi({ default: false }),
    passwordExpired: z.boolean().openapi({ default: false }),
    passwordDefault: z.boolean().optional(),
  })
  .openapi('LoggedIn');

/** A second factor, required before the session starts (D20). */
export const loginChallenge = z
  .object({
    challenge: z.object({
      id: z.string().min(1),
      methods: z.array(z.enum(challengeMethods)),
      destinations: z
        .object({ sms: z.string(), email: z.string() })
        .partial()
        .optional()
        .openapi({
          description: 'Where a code went, masked, for each method that sends one.',
          example: { sms: '+86 ••••8000', email: 'p•••@example.com' },
        }),
      newAddress: z.boolean().optional().openapi({
        description: 'Asked because the login comes from an address that is new for the member (REQ-114).',
      }),
    }),
  })
  .openapi('LoginChallenge');

export const loginValue = z.union([loginChallenge, loggedIn]).openapi('LoginValue');

export const logInRefusals = [
  'wrongCredentials',
  'captchaRequired',
  'captchaWrong',
  'botCheckRequired',
  'wrongCode',
  'codeExpired',
  'tooSoon',
  'locked',
  'disabled',
  'nonMember',
  'nonAgent',
  'switchedOff',
] as const;

export const logInChallengeRefusals = ['wrongAnswer', 'challengeExpired', 'locked'] as const;

const example = { token: 'mQ2…', firstTimeLogin: false, passwordExpired: false };

export const logIn = createRoute({
  ...about({
    operationId: 'logIn',
    tag: 'session',
    summary: 'Log in with account and password, with mobile number and SMS code, or with an authenticator app',
    description:
      'A refusal says which captcha the next attempt needs. A wrong account and a wrong password are answered alike (REQ-081, D17, D30).',
    origin: 'spec',
    moduleId: 'session.login',
    access: 'anyone',
    rate: 'attempt',
    timeoutSeconds: 15,
    payload: logInPayload,
  }),
  method: 'post',
  path: '/wps/session/login',
  request: { body: sealedBody },
  responses: { ...refusableAnswers(loginValue, example, logInRefusals), ...body },
});

export const answerLoginChallenge = createRoute({
  ...about({
    operationId: 'answerLoginChallenge',
    tag: 'session',
    summary: 'Answer the second factor of a login',
    description: 'The id comes from the login answer and is good for one right answer (D20).',
    origin: 'extension',
    moduleId: 'session.login.challenge',
    access: 'anyone',
    rate: 'attempt',
    payload: loginChallengePayload,
  }),
  method: 'post',
  path: '/wps/session/login/challenge',
  request: { body: sealedBody },
  responses: { ...refusableAnswers(loggedIn, example, logInChallengeRefusals), ...body },
});

/** Refusals of sendChallengeCode, which resends a code. */
export const challengeCodeRefusals = ['challengeExpired', 'tooSoon'] as const;

export const sendChallengeCode = createRoute({
  ...about({
    operationId: 'sendChallengeCode',
    tag: 'session',
    summary: 'Send the code of a second factor once more',
    description: 'For the methods sms and email of a login answer; the code before is good no more (D20).',
    origin: 'extension',
    moduleId: 'session.login.challenge.code',
    access: 'anyone',
    rate: 'message',
  }),
  method: 'post',
  path: '/wps/session/login/challenge/code',
  request: {
    body: jsonBody(
      z
        .object({ id: z.string().min(1).max(128), method: z.enum(['sms', 'email']) })
        .openapi('ChallengeCodeRequest', { example: { id: 'c1', method: 'sms' } }),
    ),
  },
  responses: {
    ...refusableAnswers(
      z.object({ resendSeconds: z.int().positive().openapi({ description: 'Until another one may be sent.' }) }),
      { resendSeconds: 60 },
      challengeCodeRefusals,
    ),
    ...body,
  },
});

export const logInFreePlay = createRoute({
  ...about({
    operationId: 'logInFreePlay',
    tag: 'session',
    summary: 'Begin a trial session',
    description: 'Encryption is a random string as compact JWE to a key of getKeys (REQ-154).',
    origin: 'spec',
    moduleId: 'session.login.freeplay',
    access: 'anyone',
    flag: 'freePlay',
    rate: 'rare',
  }),
  method: 'post',
  path: '/wps/session/login/freeplay',
  request: {
    body: jsonBody(
      z
        .object({
          os: z.string().min(1).max(32),
          platform: z.literal('W'),
          Encryption: z.string().min(1).max(2048),
          version: z.literal(3),
        })
        .openapi('FreePlayRequest', {
          example: { os: 'Android', platform: 'W', Encryption: 'eyJ0eXAi.k.iv.c.t', version: 3 },
        }),
    ),
  },
  responses: { ...refusableAnswers(loggedIn, example, ['switchedOff']), ...body },
});

export const logOut = createRoute({
  ...about({
    operationId: 'logOut',
    tag: 'session',
    summary: 'End the session',
    description: 'The token opens nothing from then on, and the games it opened take no more bets (REQ-155).',
    origin: 'spec',
    moduleId: 'session.logout',
    access: 'member',
    duringPasswordChange: true,
  }),
  method: 'delete',
  path: '/wps/session/logout',
  responses: { ...answers(z.null(), null), ...session },
});

/** The end of a session. */
const sessionTerm = z
  .object({
    endsAt: instant,
    latestEnd: instant.openapi({ description: 'When it ends at last, however often it is extended.' }),
  })
  .openapi('SessionTerm');

const termExample = { endsAt: '2026-03-01T12:00:00Z', latestEnd: '2026-03-02T04:00:00Z' };

export const getSessionTerm = createRoute({
  ...about({
    operationId: 'getSessionTerm',
    wordless: true,
    tag: 'session',
    summary: 'When the session ends',
    description: 'Asking does not extend it (REQ-091).',
    origin: 'extension',
    moduleId: 'session.term',
    access: 'member',
  }),
  method: 'get',
  path: '/wps/session/term',
  responses: { ...answers(sessionTerm, termExample), ...session },
});

export const extendSession = createRoute({
  ...about({
    operationId: 'extendSession',
    tag: 'session',
    summary: 'Stay logged in',
    description: 'The session lasts a full term from now, though not beyond its latest end (REQ-091).',
    origin: 'extension',
    moduleId: 'session.extend',
    access: 'member',
  }),
  method: 'post',
  path: '/wps/session/term',
  responses: { ...answers(sessionTerm, termExample), ...session },
});
