import { createRoute, z } from '@hono/zod-openapi';
import { about, jsonBody } from '../call/about.ts';
import { body, refusableAnswers } from '../call/envelope.ts';
import { invitation } from '../call/fields.ts';
import { sealedBody } from '../call/sealedBody.ts';
import { loggedIn, loginChallenge } from './session.ts';

/** Providers of social login (REQ-095). */
export const socialProviders = ['google', 'facebook'] as const;

const provider = z.enum(socialProviders).openapi('SocialProvider', { example: 'google' });
const short = z.string().min(1).max(512);

/** Parameters of the provider's redirect (RFC 6749, 4.1.2; RFC 9207). */
const returned = z.object({
  state: short,
  code: z.string().min(1).max(4096),
  iss: short.optional(),
});

/** The plaintext of logInSocial: the redirect's parameters, or a token from the provider's own script. */
export const logInSocialPayload = z.union([
  returned,
  z.object({ idToken: z.string().min(1).max(8192).openapi({ description: 'Of Firebase Authentication.' }) }),
]);

/** The plaintext of registerSocial. */
export const registerSocialPayload = z.object({
  ticket: z.string().min(1).max(128).openapi({ description: 'Of logInSocial.' }),
  terms: z.object({ accepted: z.literal(true), version: z.string().min(1).max(64) }),
  affiliateCode: invitation.optional(),
  referralCode: invitation.optional(),
});

/** An account known to the provider but not to the merchant: registerSocial can create one. */
const newcomer = z
  .object({
    newcomer: z.object({
      ticket: z.string().min(1),
      provider,
      name: z.string().openapi({ default: '', description: 'As the provider says it.' }),
    }),
  })
  .openapi('SocialNewcomer');

export const socialValue = z.union([newcomer, loginChallenge, loggedIn]).openapi('SocialValue');

export const beginSocialLoginRefusals = ['switchedOff', 'providerAway'] as const;

export const logInSocialRefusals = [
  'switchedOff',
  'signInExpired',
  'signInRefused',
  'providerAway',
  'registrationClosed',
  'disabled',
  'nonMember',
  'locked',
  'tooSoon',
] as const;

export const registerSocialRefusals = [
  'signInExpired',
  'registrationClosed',
  'invalidInvitation',
  'tooManyAccounts',
  'termsUnknown',
  'registrationRefused',
] as const;

const example = { token: 'mQ2…', firstTimeLogin: true, passwordExpired: false };

export const beginSocialLogin = createRoute({
  ...about({
    operationId: 'beginSocialLogin',
    tag: 'session',
    summary: "Begin to sign in with a provider's account",
    description:
      'Answers the page of the provider; it sends the visitor back to /signin of the site with a code (OpenID Connect Core, 3.1). A cookie ties the code to who began.',
    origin: 'extension',
    moduleId: 'session.login.social.begin',
    access: 'anyone',
    rate: 'attempt',
    timeoutSeconds: 15,
  }),
  method: 'post',
  path: '/wps/session/login/social/begin',
  request: { body: jsonBody(z.object({ provider }).openapi('SocialLoginRequest')) },
  responses: {
    ...refusableAnswers(
      z.object({ address: z.url() }),
      { address: 'https://accounts.example.com/authorize?client_id=baize' },
      beginSocialLoginRefusals,
    ),
    ...body,
  },
});

export const logInSocial = createRoute({
  ...about({
    operationId: 'logInSocial',
    tag: 'session',
    summary: "Log in with a provider's account",
    description:
      'Known to the merchant: logged in, or the second factor. Else a ticket that registerSocial opens an account with. An e-mail address alone never makes somebody known (REQ-110).',
    origin: 'extension',
    moduleId: 'session.login.social',
    access: 'anyone',
    rate: 'attempt',
    timeoutSeconds: 20,
    payload: logInSocialPayload,
  }),
  method: 'post',
  path: '/wps/session/login/social',
  request: { body: sealedBody },
  responses: { ...refusableAnswers(socialValue, example, logInSocialRefusals), ...body },
});

export const registerSocial = createRoute({
  ...about({
    operationId: 'registerSocial',
    tag: 'session',
    summary: "Open an account for who signed in with a provider's",
    description: 'The account has a name of its own and no password, until the member sets one by recovery (REQ-110).',
    origin: 'extension',
    moduleId: 'session.login.social.register',
    access: 'anyone',
    rate: 'attempt',
    payload: registerSocialPayload,
  }),
  method: 'put',
  path: '/wps/session/login/social',
  request: { body: sealedBody },
  responses: { ...refusableAnswers(loggedIn, example, registerSocialRefusals), ...body },
});
