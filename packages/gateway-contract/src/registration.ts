import { createRoute, z } from '@hono/zod-openapi';
import { about, jsonBody } from './call/about.ts';
import type { CallFacts } from './call/about.ts';
import { answers, body, refusableAnswers, unchanged } from './call/envelope.ts';
import { captchaAnswer, countryDialingCode, invitation, mobileNum, typedCode, typedText } from './call/fields.ts';
import { sealedBody } from './call/sealedBody.ts';
import { loggedIn } from './session/session.ts';
import { botCheck } from './verification/botCheck.ts';
import { smsRefusals } from './verification/loginSms.ts';

const facts = <const F extends Omit<CallFacts, 'tag' | 'origin' | 'access'> & Partial<Pick<CallFacts, 'origin'>>>(
  own: F,
) => about({ tag: 'registration', origin: 'spec', access: 'anyone', ...own });

/** A typed field. Only its length is validated here; the merchant's rules (getRegistrationSettings) do the rest. */
const text = typedText.max(255);
const secret = z.string().min(1).max(128);

/** The plaintext of both kinds of registration (REQ-135, REQ-136). */
export const registerPayload = z.object({
  username: text.optional().openapi({ description: 'Left out where the mobile number is the username (REQ-117).' }),
  password: secret.optional().openapi({ description: 'Left out where MOBILENUMPASSREG3 asks for none (D8).' }),
  confirmPassword: secret.optional(),
  mobileNum: mobileNum.optional(),
  countryDialingCode: countryDialingCode.optional(),
  verificationCode: typedCode
    .max(255)
    .optional()
    .openapi({ description: 'Of sendRegistrationSms, where REGMOBVERF3 asks for it.' }),
  firebaseChannel: z.literal('phone').optional().openapi({ description: 'With firebaseIdToken.' }),
  firebaseIdToken: z.string().min(1).max(8192).optional().openapi({
    description: 'In the place of a code, where the merchant proves numbers by Firebase Authentication (REQ-136).',
  }),
  payeeName: text.optional(),
  email: text.optional(),
  qqNum: text.optional(),
  line: text.optional(),
  whatsapp: text.optional(),
  facebook: text.optional(),
  wechat: text.optional(),
  idNumber: text.optional(),
  paymentPassword: secret.optional(),
  affiliateCode: invitation.optional().openapi({ description: "An agent's; see checkAffiliate." }),
  referralCode: text.optional(),
  recommenderId: text.optional(),
  captcha: captchaAnswer.optional(),
  login: z.boolean().openapi({ description: 'Log in at once (REQ-137).' }),
  terms: z.object({
    accepted: z.literal(true),
    version: z
      .string()
      .min(1)
      .max(64)
      .openapi({ description: 'Of the terms that were shown; one that no site has is refused (D14).', example: '1' }),
  }),
  registerMethod: z.literal('WEB'),
  registerUrl: z.string().max(1024).optional(),
  domain: z.string().max(253).optional(),
  botCheck: botCheck.optional(),
});

export const registerRefusals = [
  'switchedOff',
  'termsUnknown',
  'captchaRequired',
  'captchaWrong',
  'botCheckRequired',
  'fieldRule',
  'confirmationDiffers',
  'invalidInvitation',
  'countryNotServed',
  'usernameTaken',
  'wrongCode',
  'codeExpired',
  'providerAway',
  'mobileTaken',
  'tooManyAccounts',
  'registrationRefused',
] as const;

/** A new account, with a session if the form requested login. */
const registered = z.object({ session: loggedIn.optional() }).openapi('Registered');

const example = { session: { token: 'mQ2…', firstTimeLogin: true, passwordExpired: false } };

const responses = { ...refusableAnswers(registered, example, registerRefusals), ...body };

export const register = createRoute({
  ...facts({
    operationId: 'register',
    summary: 'Open an account by username',
    description: 'A refusal by a rule names its field (REQ-135, REQ-137, REQ-161).',
    moduleId: 'member.register',
    flag: 'usernameRegistration',
    rate: 'attempt',
    timeoutSeconds: 15,
    payload: registerPayload,
  }),
  method: 'put',
  path: '/wps/member/register',
  request: { body: sealedBody },
  responses,
});

export const registerByMobile = createRoute({
  ...facts({
    operationId: 'registerByMobile',
    summary: 'Open an account by mobile number, which is its username',
    description: 'As register; the number is required (REQ-117, REQ-132, REQ-161).',
    moduleId: 'member.register.mobile',
    flag: 'mobileRegistration',
    rate: 'attempt',
    timeoutSeconds: 15,
    payload: registerPayload,
  }),
  method: 'put',
  path: '/wps/member/register/mobile',
  request: { body: sealedBody },
  responses,
});

export const sendRegistrationSms = createRoute({
  ...facts({
    operationId: 'sendRegistrationSms',
    summary: 'Send a code to the number that somebody registers with',
    description: 'Answers the same whether or not the number belongs to an account already (REQ-158).',
    moduleId: 'verification.sms.register',
    flag: 'registrationSms',
    rate: 'message',
  }),
  method: 'post',
  path: '/wps/verification/sms/register',
  request: {
    body: jsonBody(
      z
        .object({
          mobileNum,
          countryDialingCode,
          username: text.optional().openapi({ description: 'Of the variant by username (REQ-158).' }),
          botCheck: botCheck.optional(),
        })
        .openapi('RegistrationSmsRequest'),
    ),
  },
  responses: {
    ...refusableAnswers(z.object({ expiredMinutes: z.int().positive() }), { expiredMinutes: 5 }, smsRefusals),
    ...body,
  },
});

/** Refusals of checkRegistrationCode, which checks a code before the form continues. */
export const registrationCodeRefusals = ['wrongCode', 'codeExpired', 'switchedOff'] as const;

export const checkRegistrationCode = createRoute({
  ...facts({
    operationId: 'checkRegistrationCode',
    summary: 'Whether a code is the one that was sent to a number',
    description: 'Leaves a right code for the registration that follows; five wrong ones use it up (REQ-120, D9).',
    origin: 'extension',
    moduleId: 'verification.sms.validate',
    flag: 'registrationSms',
    rate: 'attempt',
  }),
  method: 'post',
  path: '/wps/verification/sms/validate',
  request: {
    body: jsonBody(
      z
        .object({ mobileNum, countryDialingCode, verificationCode: typedCode.min(1).max(255) })
        .openapi('RegistrationCodeRequest'),
    ),
  },
  responses: { ...refusableAnswers(z.null(), null, registrationCodeRefusals), ...body },
});

export const getRegistrationChecks = createRoute({
  ...facts({
    operationId: 'getRegistrationChecks',
    summary: 'What a registration has to prove',
    description: 'The checks beyond the rules of its fields (REQ-156).',
    moduleId: 'verification.register',
    sameForAll: true,
  }),
  method: 'get',
  path: '/wps/verification/register',
  responses: {
    ...answers(z.object({ sms: z.boolean(), captcha: z.boolean() }), { sms: true, captcha: false }),
    ...unchanged,
  },
});

export const checkAffiliate = createRoute({
  ...facts({
    operationId: 'checkAffiliate',
    summary: 'Whether an invitation code is an agent’s',
    description: 'Says nothing of the agent (REQ-133, REQ-165).',
    moduleId: 'agent.affiliate',
    rate: 'attempt',
  }),
  method: 'get',
  path: '/wps/agent/affiliate',
  request: { query: z.object({ code: invitation.min(1), domain: z.string().max(253).optional() }) },
  responses: refusableAnswers(z.null(), null, ['invalidInvitation']),
});
