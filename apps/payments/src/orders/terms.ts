import { isCurrencyCode } from '@baize/domain/money';
import { z } from 'zod';

const amount = z.string().regex(/^[1-9]\d{0,17}$/u);
const method = z.enum(['bank', 'wallet', 'usdt']);
const network = z.enum(['TRC20', 'ERC20']);
const text = z.string().trim().min(1).max(80);

const common = {
  order: z.string().regex(/^[A-Za-z0-9._:-]{8,64}$/u),
  amount,
  currency: z.string().refine(isCurrencyCode),
  method,
  network: network.optional(),
  merchant: text,
  delivery: z.enum(['once', 'twice', 'reversed', 'never', 'late']).optional(),
};

/** A network belongs to USDT, and only there. */
const netted = (terms: { readonly method: string; readonly network?: string | undefined }): boolean =>
  (terms.method === 'usdt') === (terms.network !== undefined);
const misplaced = { path: ['network'] };

/** Terms of a deposit, as the gateway sends them. */
export const depositTerms = z
  .object({
    ...common,
    language: z.string().max(16),
    returnUrl: z.url({ protocol: /^https?$/u }).max(2048),
    expiresInSeconds: z.int().min(10).max(86_400).optional(),
  })
  .refine(netted, misplaced);
export type DepositTerms = z.infer<typeof depositTerms>;

/** Terms of a payout, as the gateway sends them. */
export const payoutTerms = z
  .object({
    ...common,
    account: z.object({ holder: text, number: z.string().regex(/^[\x21-\x7e]{4,128}$/u), bank: text.optional() }),
    outcome: z.enum(['received', 'partly', 'failed', 'none', 'silent']).optional(),
  })
  .refine(netted, misplaced);
export type PayoutTerms = z.infer<typeof payoutTerms>;

/** Action of the sandbox desk on a deposit. */
export const deskDeposit = z.object({ action: z.enum(['pay', 'decline', 'lapse']), paid: amount.optional() });

/** End that the sandbox desk gives a payout. */
export const deskPayout = z.object({
  state: z.enum(['received', 'partly', 'failed', 'none']),
  paid: amount.optional(),
});
