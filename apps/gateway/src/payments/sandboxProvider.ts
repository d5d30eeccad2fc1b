import { z } from '@hono/zod-openapi';
import { isSigned, signatureOf } from '../wallet/signature.ts';
import type { OrderState, PaymentProvider, ProviderAnswer, SignedRequest } from './provider.types.ts';

const SIGNATURE_HEADER = 'X-Payments-Signature';
const TIMESTAMP_HEADER = 'X-Payments-Timestamp';
const TIMEOUT_MS = 5000;

const amount = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,17})$/u)
  .transform((text) => BigInt(text));

const orderState = z.object({
  kind: z.enum(['deposit', 'payout']),
  order: z.string().min(1).max(64),
  reference: z.string().min(1).max(64),
  state: z.enum([
    'pending',
    'confirming',
    'paid',
    'declined',
    'lapsed',
    'requested',
    'sent',
    'received',
    'partly',
    'failed',
    'none',
  ]),
  sequence: z.int().min(0).max(1_000_000),
  amount,
  currency: z.string().min(1).max(16),
  method: z.enum(['bank', 'wallet', 'usdt']),
  network: z.enum(['TRC20', 'ERC20']).nullish(),
  paid: amount.nullish(),
  reason: z.string().max(64).nullish(),
  payUrl: z.string().nullish(),
});

const toState = (value: unknown): OrderState | undefined => {
  const parsed = orderState.safeParse(value);
  if (!parsed.success) return undefined;
  const { network, paid, reason, payUrl, ...state } = parsed.data;
  return {
    ...state,
    network: network ?? undefined,
    paid: paid ?? undefined,
    reason: reason ?? undefined,
    payUrl: payUrl ?? undefined,
  };
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export type SandboxProviderSettings = {
  /** Such as `http://127.0.0.1:8083`. */
  readonly origin: string;
  readonly secret: string;
  readonly fetch?: typeof globalThis.fetch;
};

/** Sends a signed call to the sandbox provider, and reads its answer as `readOrder` does. */
const sender =
  ({ origin, secret, fetch = globalThis.fetch }: SandboxProviderSettings) =>
  async (method: 'GET' | 'POST', path: string, payload?: object): Promise<ProviderAnswer> => {
    const body = payload === undefined ? '' : JSON.stringify(payload);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const headers = {
      'Content-Type': 'application/json',
      [TIMESTAMP_HEADER]: timestamp,
      [SIGNATURE_HEADER]: signatureOf(secret, { timestamp, method, path, body }),
    };
    try {
      const response = await fetch(`${origin}${path}`, {
        method,
        headers,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(payload === undefined ? {} : { body }),
      });
      return readOrder(response.status, await response.text());
    } catch {
      return 'unconfirmed';
    }
  };

const readOrder = (status: number, text: string): ProviderAnswer => {
  if (status === 404) return 'unknown';
  if (status === 409) return 'conflict';
  const envelope = jsonOf(text) as { success?: unknown; value?: unknown } | undefined;
  return status === 200 && envelope?.success === true ? (toState(envelope.value) ?? 'unconfirmed') : 'unconfirmed';
};

const networkOf = (network: string | undefined) => (network === undefined ? {} : { network });

/** The adapter to the sandbox provider (`apps/payments`). */
export const sandboxProvider = (settings: SandboxProviderSettings): PaymentProvider => {
  const send = sender(settings);
  const readEvent = ({ method, path, body, header }: SignedRequest, now: number) => {
    const timestamp = header(TIMESTAMP_HEADER) ?? '';
    const signature = header(SIGNATURE_HEADER) ?? '';
    if (!isSigned(settings.secret, { timestamp, method, path, body }, signature, now)) return 'forged';
    return toState(jsonOf(body)) ?? 'malformed';
  };
  return {
    openDeposit: ({
      order,
      amount: wanted,
      currency,
      kind,
      network,
      merchant,
      language,
      returnUrl,
      expiresInSeconds,
    }) =>
      send('POST', '/v1/deposits', {
        order,
        amount: wanted.toString(),
        currency,
        method: kind,
        ...networkOf(network),
        merchant: merchant.slice(0, 80),
        language,
        returnUrl,
        expiresInSeconds,
      }),
    cancelDeposit: (order) => send('POST', `/v1/deposits/${order}/cancel`, {}),
    requestPayout: ({ order, amount: wanted, currency, kind, network, merchant, account }) =>
      send('POST', '/v1/payouts', {
        order,
        amount: wanted.toString(),
        currency,
        method: kind,
        ...networkOf(network),
        merchant: merchant.slice(0, 80),
        account: {
          holder: account.holder,
          number: account.number,
          ...(account.bank === undefined ? {} : { bank: account.bank }),
        },
      }),
    query: (kind, order) => send('GET', `/v1/${kind === 'deposit' ? 'deposits' : 'payouts'}/${order}`),
    readEvent,
  };
};

/** A gateway without a provider: deposits cannot be opened, and withdrawals wait. */
export const noProvider: PaymentProvider = {
  openDeposit: () => Promise.resolve('unconfirmed'),
  cancelDeposit: () => Promise.resolve('unconfirmed'),
  requestPayout: () => Promise.resolve('unconfirmed'),
  query: () => Promise.resolve('unconfirmed'),
  readEvent: () => 'forged',
};
