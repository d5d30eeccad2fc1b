import { createRoute, z } from '@hono/zod-openapi';
import { about, jsonBody } from './call/about.ts';
import type { CallFacts } from './call/about.ts';
import { answers, body, once, refusableAnswers, session } from './call/envelope.ts';
import { instant, merchantCode, minorAmount, recordId, someAmount } from './call/fields.ts';
import { pauseRefusals } from './limits.ts';
import { sealedBody } from './call/sealedBody.ts';
import { paymentPassword, paymentPasswordRefusals } from './payments/payment.ts';

const facts = <const F extends Omit<CallFacts, 'tag' | 'access' | 'realAccount'>>(own: F) =>
  about({ tag: 'transfers', access: 'member', realAccount: true, ...own });

/** `main`, or the vassalage of the vendor whose wallet it is. */
const walletId = z
  .string()
  .regex(/^(?:main|[A-Z\d_]{1,32})$/)
  .openapi({ example: 'main' });

const wallets = z
  .object({
    isSingle: z
      .boolean()
      .openapi({ description: 'True: every game bets from the main wallet, and nothing is transferred.' }),
    currency: z.string().min(1),
    total: minorAmount,
    wallets: z
      .array(
        z
          .object({
            id: walletId,
            name: z.string().openapi({ default: '', description: 'Name of the vendor; empty for the main wallet.' }),
            balance: minorAmount,
          })
          .openapi('MemberWallet'),
      )
      .min(1)
      .openapi({ description: 'The main wallet first.' }),
  })
  .openapi('MemberWallets');

const example: z.input<typeof wallets> = {
  isSingle: false,
  currency: 'CNY',
  total: '120000',
  wallets: [
    { id: 'main', name: '', balance: '100000' },
    { id: 'BAIZE', name: 'Baize Games', balance: '20000' },
  ],
};

export const getWallets = createRoute({
  ...facts({
    operationId: 'getWallets',
    summary: "The balance of each of the member's wallets",
    description: 'A vendor has a wallet of its own where the merchant wallet is not single (REQ-225).',
    origin: 'extension',
    moduleId: 'transfers.wallets',
  }),
  method: 'get',
  path: '/wps/transfers/wallets',
  responses: { ...answers(wallets, example), ...session },
});

export const transferRefusals = [
  'walletsSingle',
  'walletUnknown',
  'walletsSame',
  'balanceTooLow',
  'walletFull',
  ...pauseRefusals,
] as const;

export const transferWallet = createRoute({
  ...facts({
    operationId: 'transferWallet',
    summary: 'Move money between two wallets',
    description: 'Answers the wallets after it (REQ-225).',
    origin: 'spec',
    moduleId: 'GCS_walletTransfer',
    idempotent: true,
  }),
  method: 'post',
  path: '/wps/relay/GCS_walletTransfer',
  request: {
    query: z.object({ merchantCode }),
    body: jsonBody(
      z
        .object({ from: walletId, to: walletId.openapi({ example: 'BAIZE' }), amount: someAmount })
        .openapi('WalletTransfer', { example: { from: 'main', to: 'BAIZE', amount: '10000' } }),
    ),
  },
  responses: { ...refusableAnswers(wallets, example, transferRefusals), ...session, ...body, ...once },
});

export const collectWallets = createRoute({
  ...facts({
    operationId: 'collectWallets',
    summary: 'Move all money into the main wallet',
    description: 'In one transaction; answers the wallets after it (REQ-225).',
    origin: 'extension',
    moduleId: 'transfers.collect',
    idempotent: true,
  }),
  method: 'post',
  path: '/wps/transfers/collect',
  responses: { ...refusableAnswers(wallets, example, ['walletsSingle', 'walletFull']), ...session, ...once },
});

const transferTerms = {
  lowest: minorAmount,
  highest: minorAmount,
  currency: z.string().min(1),
};

export const getUpline = createRoute({
  ...facts({
    operationId: 'getUpline',
    summary: 'Whom the member can transfer money to',
    description: 'The agent who invited the member, by a masked name, and the limits of a transfer (D20).',
    origin: 'extension',
    moduleId: 'transfers.upline',
  }),
  method: 'get',
  path: '/wps/transfers/upline',
  responses: {
    ...refusableAnswers(
      z.object({ name: z.string().min(1), available: minorAmount, ...transferTerms }).openapi('Upline'),
      { name: 'Ag***', lowest: '1000', highest: '500000', available: '250000', currency: 'CNY' },
      ['uplineUnknown'],
    ),
    ...session,
  },
});

/** The plaintext of transferToUpline. */
export const transferToUplinePayload = z.object({ amount: someAmount, paymentPassword });

export const transferToUpline = createRoute({
  ...facts({
    operationId: 'transferToUpline',
    summary: 'Transfer money to the upline',
    description:
      'Sealed, with the payment password; answers the receipt. Money that is still to be wagered is not transferred (D20), and an excluded member, or one on a break, transfers none: it is withdrawn instead (D58).',
    origin: 'extension',
    moduleId: 'transfers.toUpline',
    rate: 'attempt',
    idempotent: true,
    payload: transferToUplinePayload,
  }),
  method: 'post',
  path: '/wps/transfers/upline',
  request: { body: sealedBody },
  responses: {
    ...refusableAnswers(
      z
        .object({
          id: recordId,
          to: z.string().min(1),
          amount: minorAmount,
          currency: z.string().min(1),
          balance: minorAmount,
          at: instant,
        })
        .openapi('TransferReceipt'),
      {
        id: '0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11',
        to: 'Ag***',
        amount: '10000',
        currency: 'CNY',
        balance: '90000',
        at: '2026-03-01T04:00:00Z',
      },
      [
        ...paymentPasswordRefusals,
        'uplineUnknown',
        'amountOutOfRange',
        'turnoverLeft',
        'balanceTooLow',
        'walletFull',
        ...pauseRefusals,
      ],
    ),
    ...session,
    ...body,
    ...once,
  },
});
