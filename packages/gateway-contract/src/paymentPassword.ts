import { createRoute, z } from '@hono/zod-openapi';
import { about } from './call/about.ts';
import { answers, body, refusableAnswers, session } from './call/envelope.ts';
import { sealedBody } from './call/sealedBody.ts';

const password = z.string().min(1).max(128);

/** The plaintext of setPaymentPassword. */
export const setPaymentPasswordPayload = z.object({
  password: password.openapi({ description: "The member's login password." }),
  newPassword: password.openapi({ description: 'The new payment password, other than the login password (D57).' }),
  confirmNewPassword: password,
});

export const paymentPasswordSetRefusals = [
  'wrongPassword',
  'locked',
  'confirmationDiffers',
  'passwordRule',
  'passwordsAlike',
] as const;

export const setPaymentPassword = createRoute({
  ...about({
    operationId: 'setPaymentPassword',
    tag: 'member',
    summary: 'Set or change the payment password',
    description:
      'Sealed, with the login password, of which too many wrong ones lock the account. It unlocks a payment password that was locked (D57).',
    origin: 'extension',
    moduleId: 'member.paymentPassword',
    access: 'member',
    realAccount: true,
    rate: 'attempt',
    payload: setPaymentPasswordPayload,
  }),
  method: 'post',
  path: '/wps/member/password/payment',
  request: { body: sealedBody },
  responses: { ...refusableAnswers(z.null(), null, paymentPasswordSetRefusals), ...session, ...body },
});

export const getPaymentPassword = createRoute({
  ...about({
    operationId: 'getPaymentPassword',
    tag: 'member',
    summary: 'Whether the member has a payment password',
    description: 'And until when it is locked after too many wrong ones (D57).',
    origin: 'extension',
    moduleId: 'member.paymentPasswordState',
    access: 'member',
    realAccount: true,
  }),
  method: 'get',
  path: '/wps/member/password/payment',
  responses: {
    ...answers(z.object({ isSet: z.boolean(), lockedUntil: z.iso.datetime().optional() }).openapi('PaymentPassword'), {
      isSet: true,
    }),
    ...session,
  },
});
