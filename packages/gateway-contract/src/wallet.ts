import { createRoute, z } from '@hono/zod-openapi';
import { about } from './call/about.ts';
import { answers, session } from './call/envelope.ts';
import { minorAmount } from './call/fields.ts';

/** What a member has (D36). */
export const balance = z
  .object({
    balance: minorAmount,
    currency: z.string().min(1),
    currencySymbol: z.string().openapi({ default: '', description: 'Empty: the code of the currency stands for it.' }),
    sequence: z.int().min(0).openapi({ description: "The ledger's sequence; of two answers the higher one is newer." }),
  })
  .openapi('Balance');

export const getBalance = createRoute({
  ...about({
    operationId: 'getBalance',
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
