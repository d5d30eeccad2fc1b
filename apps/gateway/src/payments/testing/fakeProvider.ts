import { signatureOf } from '../../wallet/signature.ts';
import type { OrderState, PaymentProvider } from '../provider.types.ts';
import { sandboxProvider } from '../sandboxProvider.ts';

const PAYMENTS_SECRET = 'payments-secret-of-the-tests';

/** A payment provider in memory, whose orders a test moves on by hand. */
export const fakeProvider = () => {
  const orders = new Map<string, OrderState>();
  const port = sandboxProvider({ origin: 'http://127.0.0.1:9', secret: PAYMENTS_SECRET });
  const state = { isAway: false };
  const opened = (order: OrderState): OrderState => {
    const known = orders.get(order.order) ?? order;
    orders.set(order.order, known);
    return known;
  };
  const away = <T>(answer: () => T): Promise<T | 'unconfirmed'> =>
    Promise.resolve(state.isAway ? 'unconfirmed' : answer());
  const provider: PaymentProvider = {
    openDeposit: ({ order, amount, currency, kind, network }) =>
      away(() =>
        opened({
          kind: 'deposit',
          order,
          reference: 'D7K2M9QX4T',
          state: 'pending',
          sequence: 1,
          amount,
          currency,
          method: kind,
          network,
          paid: undefined,
          reason: undefined,
          payUrl: `http://pay.localhost/pay/${order}`,
        }),
      ),
    cancelDeposit: (order) =>
      away(() => {
        const known = orders.get(order);
        if (known?.state === 'pending') advance(order, { state: 'declined', reason: 'cancelled' });
        return orders.get(order) ?? 'unknown';
      }),
    requestPayout: ({ order, amount, currency, kind, network }) =>
      away(() =>
        opened({
          kind: 'payout',
          order,
          reference: 'P7K2M9QX4T',
          state: 'requested',
          sequence: 1,
          amount,
          currency,
          method: kind,
          network,
          paid: undefined,
          reason: undefined,
        }),
      ),
    query: (_kind, order) => away(() => orders.get(order) ?? 'unknown'),
    readEvent: port.readEvent,
  };
  /** Moves an order on, and returns the state that its call-back tells. */
  const advance = (order: string, change: Partial<OrderState>): OrderState => {
    const known = orders.get(order);
    if (known === undefined) throw new Error(`The provider has no order ${order}.`);
    const next = { ...known, sequence: known.sequence + 1, ...change };
    orders.set(order, next);
    return next;
  };
  return { provider, orders, advance, setAway: (isAway: boolean) => void (state.isAway = isAway) };
};

const asText = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);

/** Sends a call-back of the provider. */
export const sendEvent = async (
  gateway: { readonly fetch: (request: Request) => Response | Promise<Response> },
  state: OrderState | object,
  { secret = PAYMENTS_SECRET, at = Date.now() }: { secret?: string; at?: number } = {},
): Promise<{ status: number; value: unknown }> => {
  const body = JSON.stringify({ event: 'ev_1', at: new Date(at).toISOString(), ...state }, asText);
  const timestamp = String(Math.floor(at / 1000));
  const path = '/payments/events';
  const headers = {
    'X-Payments-Timestamp': timestamp,
    'X-Payments-Signature': signatureOf(secret, { timestamp, method: 'POST', path, body }),
  };
  const response = await gateway.fetch(new Request(`http://127.0.0.1${path}`, { method: 'POST', headers, body }));
  return { status: response.status, value: ((await response.json()) as { value: unknown }).value };
};
