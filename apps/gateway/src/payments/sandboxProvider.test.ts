import { describe, expect, it } from 'vitest';
import { isSigned } from '../wallet/signature.ts';
import { noProvider, sandboxProvider } from './sandboxProvider.ts';

const SECRET = 'secret-of-the-provider';
const ORIGIN = 'http://127.0.0.1:8083';

const lost = () => Promise.reject(new Error('lost'));

type Sent = { url: string; init: RequestInit; body: string };

/** A provider whose every answer is this one, and the calls that it was sent. */
const answering = (status: number, text: string) => {
  const sent: Sent[] = [];
  const fetch: typeof globalThis.fetch = (url, init = {}) => {
    const body = typeof init.body === 'string' ? init.body : '';
    sent.push({ url: url instanceof Request ? url.url : String(url), init, body });
    return Promise.resolve(new Response(text, { status }));
  };
  return { sent, provider: sandboxProvider({ origin: ORIGIN, secret: SECRET, fetch }) };
};

const order = {
  kind: 'deposit',
  order: 'an-order-of-the-tests',
  reference: 'D7K2M9QX4T',
  state: 'pending',
  sequence: 1,
  amount: '10000',
  currency: 'EUR',
  method: 'usdt',
  network: 'TRC20',
  paid: null,
  reason: null,
  payUrl: 'http://pay.localhost:8080/pay/1',
};
const answer = (value: object) => JSON.stringify({ success: true, message: '', value });

const terms = {
  order: order.order,
  amount: 10_000n,
  currency: 'EUR',
  kind: 'usdt',
  network: 'TRC20',
  merchant: 'x'.repeat(100),
  language: 'AR',
  returnUrl: 'http://lotus.localhost:8080/member',
  expiresInSeconds: 900,
} as const;

describe('the adapter to the sandbox provider', () => {
  it('signs its calls, and reads the state of an order', async () => {
    const { sent, provider } = answering(200, answer(order));
    expect(await provider.openDeposit(terms)).toMatchObject({ state: 'pending', amount: 10_000n, network: 'TRC20' });
    const [{ url, init, body } = { url: '', init: {}, body: '' }] = sent;
    expect(url).toBe(`${ORIGIN}/v1/deposits`);
    const headers = new Headers(init.headers);
    const call = {
      timestamp: headers.get('X-Payments-Timestamp') ?? '',
      method: 'POST',
      path: '/v1/deposits',
      body,
    };
    expect(isSigned(SECRET, call, headers.get('X-Payments-Signature') ?? '', Date.now())).toBe(true);
    expect(JSON.parse(call.body)).toMatchObject({ amount: '10000', method: 'usdt', merchant: 'x'.repeat(80) });
  });

  it('asks by order, gives orders up, and pays out with the account', async () => {
    const { sent, provider } = answering(200, answer({ ...order, kind: 'payout', state: 'requested', payUrl: null }));
    await provider.query('payout', order.order);
    await provider.cancelDeposit(order.order);
    const account = { holder: 'Lin Player', number: '6222020200112345' };
    await provider.requestPayout({ ...terms, kind: 'bank', network: undefined, account });
    expect(sent.map(({ url, init }) => `${init.method ?? ''} ${url.slice(ORIGIN.length)}`)).toEqual([
      `GET /v1/payouts/${order.order}`,
      `POST /v1/deposits/${order.order}/cancel`,
      'POST /v1/payouts',
    ]);
    expect(JSON.parse(sent[2]?.body ?? '')).toMatchObject({ account, method: 'bank' });
    expect(JSON.parse(sent[2]?.body ?? '')).not.toHaveProperty('network');
  });

  it.each([
    [404, '{}', 'unknown'],
    [409, '{}', 'conflict'],
    [500, '{}', 'unconfirmed'],
    [200, '<html>', 'unconfirmed'],
    [200, '{"success":false}', 'unconfirmed'],
    [200, answer({ ...order, amount: '-1' }), 'unconfirmed'],
  ])('reads %i with %j as %s', async (status, body, read) => {
    expect(await answering(status, body).provider.query('deposit', order.order)).toBe(read);
  });

  it('counts a lost connection as unconfirmed, as a gateway without a provider does', async () => {
    const provider = sandboxProvider({ origin: ORIGIN, secret: SECRET, fetch: lost });
    expect(await provider.openDeposit(terms)).toBe('unconfirmed');
    expect(await noProvider.openDeposit(terms)).toBe('unconfirmed');
    const event = { method: 'POST', path: '/', body: '', header: () => undefined };
    expect([provider.readEvent(event, Date.now()), noProvider.readEvent(event, Date.now())]).toEqual([
      'forged',
      'forged',
    ]);
  });
});
