import { createRoute, z } from '@hono/zod-openapi';
import { about, jsonBody } from '../call/about.ts';
import { body, refusableAnswers } from '../call/envelope.ts';
import { countryDialingCode, mobileNum } from '../call/fields.ts';
import { botCheck } from './botCheck.ts';

export const smsRefusals = ['botCheckRequired', 'tooSoon', 'countryNotServed', 'fieldRule', 'switchedOff'] as const;

export const sendLoginSms = createRoute({
  ...about({
    operationId: 'sendLoginSms',
    tag: 'verification',
    summary: 'Send a login code to a mobile number',
    description: 'Answers the same whether or not the number belongs to an account (REQ-157).',
    origin: 'spec',
    moduleId: 'verification.sms.noLogin',
    access: 'anyone',
    flag: 'smsLogin',
    rate: 'message',
  }),
  method: 'post',
  path: '/wps/verification/sms/noLogin',
  request: {
    body: jsonBody(
      z
        .object({
          mobileNum,
          countryDialingCode,
          botCheck: botCheck.optional(),
        })
        .openapi('LoginSmsRequest'),
    ),
  },
  responses: {
    ...refusableAnswers(z.object({ expiredMinutes: z.int().positive() }), { expiredMinutes: 5 }, smsRefusals),
    ...body,
  },
});
