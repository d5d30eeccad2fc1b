import { createRoute, z } from '@hono/zod-openapi';
import { about } from './call/about.ts';
import { answers, session } from './call/envelope.ts';
import { merchantCode, minorAmount } from './call/fields.ts';

/** A member's balance (D36). */
export const balance = z
  .object({
    /** Own and bonus money: what the member can bet. */
    balance: minorAmount,
    /** Extension: the part of `balance` that is bound to turnover, and can be neither withdrawn nor transferred. */
    bonus: minorAmount.optional(),
    currency: z.string().min(1),
    currencySymbol: z.string().openapi({ default: '', description: 'Empty: the code of the currency stands for it.' }),
    sequence: z.int().min(0).openapi({ description: "The ledger's sequence; of two answers the higher one is newer." }),
  })
  .openapi('Balance');

export const getBalance = createRoute({
  ...about({
    operationId: 'getBalance',
    wordless: true,
    tag: 'wallet',
    summary: "The member's balance",
    description: 'In minor units, with the ledger sequence that tells which of two answers is newer (D36).',
    origin: 'spec',
    moduleId: 'wallets.balance',
    access: 'member',
  }),
  method: 'get',
  path: '/wps/v2/wallets/balance',
  responses: {
    ...answers(balance, { balance: '123456', currency: 'CNY', currencySymbol: '¥', sequence: 42 }),
    ...session,
  },
});

export const getMerchantWallet = createRoute({
  ...about({
    operationId: 'getMerchantWallet',
    wordless: true,
    tag: 'wallet',
    summary: "How the merchant's members hold their money",
    description:
      'Whether every game bets from one wallet, or money is moved to a vendor before it is played (REQ-225).',
    origin: 'spec',
    moduleId: 'GCS_merchantWallet',
    access: 'member',
  }),
  method: 'get',
  path: '/wps/relay/GCS_merchantWallet',
  request: { query: z.object({ merchantCode }) },
  responses: {
    ...answers(
      z
        .object({
          isSingle: z.union([z.literal(0), z.literal(1)]).openapi({ description: '1: one wallet for all games.' }),
        })
        .openapi('MerchantWallet'),
      { isSingle: 1 },
    ),
    ...session,
  },
});
