import { createRoute, z } from '@hono/zod-openapi';
import { answers, body, refusableAnswers, session } from '../call/envelope.ts';
import { instant, recordId, typedText } from '../call/fields.ts';
import { sealedBody } from '../call/sealedBody.ts';
import { paymentFacts, paymentKind, paymentPassword, paymentPasswordRefusals, usdtNetwork } from './payment.ts';

/** An account that withdrawals are paid to. */
export const withdrawalAccount = z
  .object({
    id: recordId,
    kind: paymentKind,
    network: usdtNetwork.optional(),
    bank: z.string().min(1).optional().openapi({ description: 'Name of the bank or the wallet.' }),
    holder: z.string().min(1),
    number: z
      .string()
      .min(1)
      .openapi({ description: 'Masked: its last four characters after dots.', example: '•••• 4321' }),
    usableFrom: instant.openapi({ description: 'A new account waits 24 hours.' }),
    usable: z.boolean(),
  })
  .openapi('WithdrawalAccount');

const example: z.input<typeof withdrawalAccount> = {
  id: '0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11',
  kind: 'bank',
  bank: 'Harbour Bank',
  holder: 'Lin Player',
  number: '•••• 4321',
  usableFrom: '2026-03-02T04:00:00Z',
  usable: false,
};

/** The plaintext of addWithdrawalAccount. */
export const addWithdrawalAccountPayload = z.object({
  kind: paymentKind,
  /** Required with USDT. */
  network: usdtNetwork.optional(),
  bank: typedText
    .max(80)
    .optional()
    .openapi({ description: 'Required for a bank and a wallet.', example: 'Harbour Bank' }),
  holder: typedText.min(1).max(120).openapi({ description: "Must be the member's own name.", example: 'Lin Player' }),
  number: z
    .string()
    .min(4)
    .max(128)
    .openapi({ description: 'Account number, wallet or USDT address.', example: '6222020200112345' }),
  paymentPassword,
});

export const addAccountRefusals = [
  ...paymentPasswordRefusals,
  'nameRequired',
  'nameDiffers',
  'numberInvalid',
  'accountKnown',
  'accountsFull',
] as const;

export const addWithdrawalAccount = createRoute({
  ...paymentFacts({
    operationId: 'addWithdrawalAccount',
    summary: 'Bind an account to withdraw to',
    description:
      'Sealed, with the payment password. The holder must be the member, compared without regard to case, width and spaces; a letter of another script that looks alike differs. It can be used after 24 hours; a member may bind five. An account that another member has is refused as `accountKnown`.',
    moduleId: 'payments.addAccount',
    rate: 'attempt',
    payload: addWithdrawalAccountPayload,
  }),
  method: 'post',
  path: '/wps/payments/accounts',
  request: { body: sealedBody },
  responses: { ...refusableAnswers(withdrawalAccount, example, addAccountRefusals), ...session, ...body },
});

export const getWithdrawalAccounts = createRoute({
  ...paymentFacts({
    operationId: 'getWithdrawalAccounts',
    summary: 'The accounts that the member can withdraw to',
    description: 'The oldest first; numbers are masked. `holder` is the name that a new account must have.',
    moduleId: 'payments.accounts',
  }),
  method: 'get',
  path: '/wps/payments/accounts',
  responses: {
    ...answers(
      z
        .object({ accounts: z.array(withdrawalAccount), most: z.int().min(1), holder: z.string().min(1).optional() })
        .openapi('WithdrawalAccounts'),
      { accounts: [example], most: 5, holder: 'Lin Player' },
    ),
    ...session,
  },
});

/** The plaintext of removeWithdrawalAccount. */
export const removeWithdrawalAccountPayload = z.object({ id: recordId, paymentPassword });

export const removeWithdrawalAccount = createRoute({
  ...paymentFacts({
    operationId: 'removeWithdrawalAccount',
    summary: 'Unbind an account',
    description: 'Sealed, with the payment password. Withdrawals to it that were requested before go on.',
    moduleId: 'payments.removeAccount',
    rate: 'attempt',
    payload: removeWithdrawalAccountPayload,
  }),
  method: 'post',
  path: '/wps/payments/accounts/remove',
  request: { body: sealedBody },
  responses: {
    ...refusableAnswers(z.null(), null, [...paymentPasswordRefusals, 'accountUnknown']),
    ...session,
    ...body,
  },
});
