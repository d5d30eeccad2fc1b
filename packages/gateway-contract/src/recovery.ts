import { createRoute, z } from '@hono/zod-openapi';
import { about, formBody, jsonBody } from './call/about.ts';
import type { CallFacts } from './call/about.ts';
import { body, refusableAnswers } from './call/envelope.ts';
import { countryDialingCode, mobileNum, typedCode, typedText } from './call/fields.ts';
import { sealedBody } from './call/sealedBody.ts';
import { botCheck } from './verification/botCheck.ts';
import { smsRefusals } from './verification/loginSms.ts';

const facts = <const F extends Omit<CallFacts, 'tag' | 'access'>>(own: F) =>
  about({ tag: 'recovery', access: 'anyone', ...own });

const newPassword = z.string().min(1).max(128);

/** The plaintext of recoverByMobile (REQ-145). */
export const mobileRecoveryPayload = z.object({
  mobileNum,
  countryDialingCode,
  verificationCode: typedCode.min(1).max(255).openapi({ description: 'Of sendRecoverySms.' }),
  newPassword,
});

/** The plaintext of recoverByLink (D15). */
export const linkRecoveryPayload = z.object({
  token: z
    .string()
    .regex(/^[\w-]{16,128}$/)
    .openapi({ description: 'What stands behind `#reset=` in the link.', example: 'mQ2mQ2mQ2mQ2mQ2mQ2' }),
  newPassword,
});

export const recoveryEmailRefusals = ['fieldRule', 'tooSoon', 'switchedOff'] as const;
export const mobileRecoveryRefusals = ['passwordRule', 'wrongCode', 'codeExpired', 'locked', 'switchedOff'] as const;
export const linkRecoveryRefusals = ['passwordRule', 'linkExpired', 'switchedOff'] as const;

/** The account whose password was set, so that a login can follow (D16). */
const recovered = z.object({ account: z.string().min(1) }).openapi('Recovered');

export const sendRecoveryEmail = createRoute({
  ...facts({
    operationId: 'sendRecoveryEmail',
    summary: 'Send a link with which a new password is chosen',
    description:
      'Answers the same whether or not the account exists and has this address. The link is good for one new password and for half an hour (REQ-144, REQ-163, D15).',
    origin: 'spec',
    moduleId: 'member.password.email',
    flag: 'emailRecovery',
    rate: 'message',
  }),
  method: 'post',
  path: '/wps/member/password/email',
  request: {
    body: formBody(
      z
        .object({
          username: typedText.min(1).max(64).openapi({ example: 'player' }),
          email: typedText.min(1).max(254).openapi({ example: 'player@example.com' }),
        })
        .openapi('RecoveryEmailRequest'),
    ),
  },
  responses: { ...refusableAnswers(z.null(), null, recoveryEmailRefusals), ...body },
});

export const sendRecoverySms = createRoute({
  ...facts({
    operationId: 'sendRecoverySms',
    summary: 'Send a code with which a new password is set',
    description: 'Answers the same whether or not the number belongs to an account. A login code sets no password.',
    origin: 'extension',
    moduleId: 'verification.sms.recovery',
    flag: 'mobileRecovery',
    rate: 'message',
  }),
  method: 'post',
  path: '/wps/verification/sms/recovery',
  request: {
    body: jsonBody(
      z
        .object({
          mobileNum,
          countryDialingCode,
          botCheck: botCheck.optional(),
        })
        .openapi('RecoverySmsRequest'),
    ),
  },
  responses: {
    ...refusableAnswers(z.object({ expiredMinutes: z.int().positive() }), { expiredMinutes: 5 }, smsRefusals),
    ...body,
  },
});

export const recoverByMobile = createRoute({
  ...facts({
    operationId: 'recoverByMobile',
    summary: 'Set a new password with the code that a mobile number was sent',
    description: "Ends the account's sessions and begins none (REQ-145, REQ-164, D16).",
    origin: 'spec',
    moduleId: 'member.password.verification',
    flag: 'mobileRecovery',
    rate: 'attempt',
    payload: mobileRecoveryPayload,
  }),
  method: 'post',
  path: '/wps/member/password/verification',
  request: { body: sealedBody },
  responses: { ...refusableAnswers(recovered, { account: 'player' }, mobileRecoveryRefusals), ...body },
});

export const recoverByLink = createRoute({
  ...facts({
    operationId: 'recoverByLink',
    summary: 'Set a new password with the link of an e-mail',
    description: "Uses the link up, ends the account's sessions and begins none (D15).",
    origin: 'extension',
    moduleId: 'member.password.link',
    flag: 'emailRecovery',
    rate: 'attempt',
    payload: linkRecoveryPayload,
  }),
  method: 'post',
  path: '/wps/member/password/link',
  request: { body: sealedBody },
  responses: { ...refusableAnswers(recovered, { account: 'player' }, linkRecoveryRefusals), ...body },
});
