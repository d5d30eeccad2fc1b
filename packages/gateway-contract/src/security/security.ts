import { createRoute, z } from '@hono/zod-openapi';
import { about, jsonBody } from '../call/about.ts';
import type { CallFacts } from '../call/about.ts';
import { answers, body, refusableAnswers, session } from '../call/envelope.ts';
import { countryDialingCode, mobileNum, typedCode, typedText } from '../call/fields.ts';
import { sealedBody } from '../call/sealedBody.ts';
import { proof, proofKinds, proofRefusals } from './proof.ts';

const facts = <const F extends Omit<CallFacts, 'tag' | 'origin' | 'access' | 'realAccount'>>(own: F) =>
  about({ tag: 'security', origin: 'extension', access: 'member', realAccount: true, ...own });

const security = z
  .object({
    hasPassword: z.boolean().openapi({ description: 'False after a registration at a provider.' }),
    hasPaymentPassword: z.boolean(),
    mobile: z.string().optional().openapi({ description: 'Masked; none is bound if absent.' }),
    email: z.string().optional().openapi({ description: 'Masked; none is bound if absent.' }),
    hasAuthenticator: z.boolean(),
    recoveryCodes: z.int().min(0).openapi({ description: 'Unused recovery codes.' }),
    proof: z
      .enum(proofKinds)
      .optional()
      .openapi({ description: 'The secret that confirms a change; absent: a password must be set first.' }),
  })
  .openapi('Security');

export const getSecurity = createRoute({
  ...facts({
    operationId: 'getSecurity',
    wordless: true,
    summary: 'What protects the account',
    description: 'Numbers and addresses are masked.',
    moduleId: 'security.overview',
  }),
  method: 'get',
  path: '/wps/member/security',
  responses: {
    ...answers(security, {
      hasPassword: true,
      hasPaymentPassword: true,
      mobile: '+86 ••••8000',
      email: 'p••••@example.com',
      hasAuthenticator: false,
      recoveryCodes: 0,
      proof: 'password',
    }),
    ...session,
  },
});

const channel = z.enum(['sms', 'email']);
const email = typedText.min(3).max(255);

/** A mobile number or an e-mail address to bind. */
const newContact = z.union([
  z.object({ channel: z.literal('sms'), mobileNum, countryDialingCode }),
  z.object({ channel: z.literal('email'), email }),
]);

export const contactCodeRefusals = ['tooSoon', 'countryNotServed', 'fieldRule', 'contactUnknown'] as const;

export const sendContactCode = createRoute({
  ...facts({
    operationId: 'sendContactCode',
    summary: 'Send a code to a contact of the member, or to one to bind',
    description:
      'Without `to` the code goes to the bound contact of the channel. A contact of another account is answered alike.',
    moduleId: 'security.contact.code',
    rate: 'message',
  }),
  method: 'post',
  path: '/wps/member/security/contact/code',
  request: {
    body: jsonBody(
      z.object({ channel, to: newContact.optional() }).openapi('ContactCodeRequest', {
        example: { channel: 'email', to: { channel: 'email', email: 'new@example.com' } },
      }),
    ),
  },
  responses: {
    ...refusableAnswers(
      z.object({ resendSeconds: z.int().positive().openapi({ description: 'Until another one may be sent.' }) }),
      { resendSeconds: 60 },
      contactCodeRefusals,
    ),
    ...session,
    ...body,
  },
});

const code = typedCode.min(1).max(12);

/** The plaintext of bindContact. */
export const bindContactPayload = z.object({
  contact: newContact,
  code: code.openapi({ description: 'The code sent to the new contact.' }),
  currentCode: code.optional().openapi({
    description: 'The code sent to the bound contact. Required to replace one, unless a second factor confirms it.',
  }),
  proof,
});

export const bindContactRefusals = [
  ...proofRefusals,
  'countryNotServed',
  'fieldRule',
  'wrongCode',
  'codeExpired',
  'wrongCurrentCode',
  'mobileTaken',
  'excluded',
] as const;

export const bindContact = createRoute({
  ...facts({
    operationId: 'bindContact',
    summary: 'Bind a mobile number or an e-mail address, or replace the bound one',
    description: 'The bound contact gets a message with a link that undoes the change for a day.',
    moduleId: 'security.contact',
    rate: 'attempt',
    payload: bindContactPayload,
  }),
  method: 'post',
  path: '/wps/member/security/contact',
  request: { body: sealedBody },
  responses: { ...refusableAnswers(z.null(), null, bindContactRefusals), ...session, ...body },
});

/** The plaintext of calls that a proof alone confirms. */
export const proofPayload = z.object({ proof });

export const beginAuthenticatorRefusals = [...proofRefusals, 'authenticatorOn'] as const;

export const beginAuthenticator = createRoute({
  ...facts({
    operationId: 'beginAuthenticator',
    summary: 'Create the secret of an authenticator app',
    description: 'It counts once confirmAuthenticator confirms it by a code, within ten minutes.',
    moduleId: 'security.authenticator.begin',
    rate: 'attempt',
    payload: proofPayload,
  }),
  method: 'post',
  path: '/wps/member/security/authenticator',
  request: { body: sealedBody },
  responses: {
    ...refusableAnswers(
      z
        .object({ secret: z.string().min(16), uri: z.string().min(1).openapi({ description: 'For a QR code.' }) })
        .openapi('NewAuthenticator'),
      { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Lotus:player?secret=JBSWY3DPEHPK3PXP&issuer=Lotus' },
      beginAuthenticatorRefusals,
    ),
    ...session,
    ...body,
  },
});

const recoveryCodes = z
  .object({ recoveryCodes: z.array(z.string().min(1)).openapi({ description: 'Shown once; each is used once.' }) })
  .openapi('RecoveryCodes');

const codesExample = { recoveryCodes: ['1234 5678 9012'] };

/** The plaintext of confirmAuthenticator. */
export const confirmAuthenticatorPayload = z.object({ code });

export const confirmAuthenticatorRefusals = ['wrongCode', 'codeExpired', 'locked'] as const;

export const confirmAuthenticator = createRoute({
  ...facts({
    operationId: 'confirmAuthenticator',
    summary: 'Turn the authenticator app on',
    description: 'By a code of the app. From then on it is asked for at each login by password.',
    moduleId: 'security.authenticator.confirm',
    rate: 'attempt',
    payload: confirmAuthenticatorPayload,
  }),
  method: 'post',
  path: '/wps/member/security/authenticator/confirm',
  request: { body: sealedBody },
  responses: {
    ...refusableAnswers(recoveryCodes, codesExample, confirmAuthenticatorRefusals),
    ...session,
    ...body,
  },
});

export const authenticatorRefusals = [...proofRefusals, 'authenticatorOff'] as const;

export const removeAuthenticator = createRoute({
  ...facts({
    operationId: 'removeAuthenticator',
    summary: 'Turn the authenticator app off',
    description: 'Its recovery codes end with it.',
    moduleId: 'security.authenticator.remove',
    rate: 'attempt',
    payload: proofPayload,
  }),
  method: 'post',
  path: '/wps/member/security/authenticator/remove',
  request: { body: sealedBody },
  responses: { ...refusableAnswers(z.null(), null, authenticatorRefusals), ...session, ...body },
});

export const renewRecoveryCodes = createRoute({
  ...facts({
    operationId: 'renewRecoveryCodes',
    summary: 'Replace the recovery codes',
    description: 'The codes of before are no longer accepted.',
    moduleId: 'security.recoveryCodes',
    rate: 'attempt',
    payload: proofPayload,
  }),
  method: 'post',
  path: '/wps/member/security/authenticator/codes',
  request: { body: sealedBody },
  responses: { ...refusableAnswers(recoveryCodes, codesExample, authenticatorRefusals), ...session, ...body },
});

const password = z.string().min(1).max(128);

/** The plaintext of recoverPaymentPassword. */
export const recoverPaymentPasswordPayload = z.object({
  channel,
  code: code.openapi({ description: 'The code of sendContactCode to the bound contact.' }),
  newPassword: password,
  confirmNewPassword: password,
});

export const recoverPaymentPasswordRefusals = [
  'wrongCode',
  'codeExpired',
  'locked',
  'confirmationDiffers',
  'passwordRule',
  'passwordsAlike',
] as const;

export const recoverPaymentPassword = createRoute({
  ...facts({
    operationId: 'recoverPaymentPassword',
    summary: 'Set a payment password by a code',
    description: 'By a code sent to the bound contact, in place of the login password (D57).',
    moduleId: 'security.paymentPassword.recover',
    rate: 'attempt',
    payload: recoverPaymentPasswordPayload,
  }),
  method: 'post',
  path: '/wps/member/security/password/payment',
  request: { body: sealedBody },
  responses: { ...refusableAnswers(z.null(), null, recoverPaymentPasswordRefusals), ...session, ...body },
});
