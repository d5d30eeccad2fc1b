import { z } from '@hono/zod-openapi';
import { recordId } from '../call/fields.ts';
import { about } from '../call/about.ts';
import type { CallFacts } from '../call/about.ts';

/** Facts that the calls of payments share: extensions, for members with a real account. */
export const paymentFacts = <const F extends Omit<CallFacts, 'tag' | 'origin' | 'access' | 'realAccount'>>(own: F) =>
  about({ tag: 'payments', origin: 'extension', access: 'member', realAccount: true, ...own });

export const paymentKind = z.enum(['bank', 'wallet', 'usdt']).openapi('PaymentKind');
export const usdtNetwork = z.enum(['TRC20', 'ERC20']).openapi('UsdtNetwork');

/** A way to pay, by its id in the gateway's data. */
export const methodId = z
  .string()
  .regex(/^[a-z\d-]{1,32}$/)
  .openapi({ example: 'bank' });

export const paymentPassword = z
  .string()
  .min(1)
  .max(128)
  .openapi({ description: 'The payment password, of which too many wrong ones lock payments for a while.' });

/** Refusals of a call that asks for the payment password. */
export const paymentPasswordRefusals = ['paymentPasswordRequired', 'wrongPaymentPassword', 'paymentLocked'] as const;

/** Names an order. */
export const orderRequest = z.object({ id: recordId }).openapi('OrderRequest');
