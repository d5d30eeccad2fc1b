import { createPayments } from '../createPayments.ts';
import type { OrderEvent } from '../orders/order.types.ts';
import { isSigned, signature } from '../signature/signature.ts';
import { handClock } from './handClock.ts';

export const SECRET = 'only-for-tests';

type Value = Readonly<Record<string, unknown>> & {
  readonly state?: string;
  readonly payUrl?: string;
  readonly code?: string;
};
export type Answer = { readonly status: number; readonly success: boolean; readonly value: Value };

const answerOf = async (response: Response): Promise<Answer> => {
  const content = (await response.json()) as Omit<Answer, 'status'>;
  return { status: response.status, success: content.success, value: content.value };
};

/** The provider with a clock moved by hand, and the gateway that it calls back. */
export const openDesk = () => {
  const clock = handClock();
  /** Every call-back whose signature is right, in the order of arrival. */
  const heard: OrderEvent[] = [];
  const bodies: string[] = [];
  const times: number[] = [];
  let answers: (number | 'silent')[] = [];
  let forged = 0;

  const gateway: typeof fetch = (address, init) => {
    const request = new Request(address, init);
    const body = typeof init?.body === 'string' ? init.body : '';
    const timestamp = request.headers.get('x-payments-timestamp') ?? '';
    const call = { timestamp, method: request.method, path: new URL(request.url).pathname, body };
    if (!isSigned(SECRET, call, request.headers.get('x-payments-signature') ?? '', clock.now())) forged += 1;
    else {
      heard.push(JSON.parse(body) as OrderEvent);
      bodies.push(body);
      times.push(clock.now());
    }
    const [status = 200, ...later] = answers;
    answers = later;
    return status === 'silent' ? Promise.reject(new Error('reset')) : Promise.resolve(new Response(null, { status }));
  };

  const payments = createPayments({
    gateway: 'http://gateway',
    secret: SECRET,
    publicPort: 8080,
    clock,
    fetch: gateway,
  });

  const send = (path: string, init: RequestInit = {}): Promise<Response> =>
    Promise.resolve(payments.fetch(new Request(`http://pay.localhost:8080${path}`, init)));

  /** The headers of a signed call. */
  const signed = (method: string, path: string, body: string, secret = SECRET, at = clock.now()) => {
    const timestamp = String(Math.floor(at / 1000));
    return {
      'X-Payments-Timestamp': timestamp,
      'X-Payments-Signature': signature(secret, { timestamp, method, path, body }),
    };
  };

  const post = async (path: string, content: unknown): Promise<Answer> => {
    const body = JSON.stringify(content);
    return answerOf(await send(path, { method: 'POST', headers: signed('POST', path, body), body }));
  };

  const get = async (path: string): Promise<Answer> => answerOf(await send(path, { headers: signed('GET', path, '') }));

  /** Sends the pay page's form with a payer's choice. */
  const choose = (payUrl: string, action: string, share = 'exact', headers: Record<string, string> = {}) =>
    send(new URL(payUrl).pathname, { method: 'POST', headers, body: new URLSearchParams({ action, share }) });

  return {
    clock,
    heard,
    bodies,
    times,
    send,
    signed,
    post,
    get,
    choose,
    forged: () => forged,
    /** The gateway's next answers to call-backs; 200 after them. */
    answer: (...next: (number | 'silent')[]) => void (answers = next),
    /** States called back, in the order of arrival. */
    states: () => heard.map(({ state }) => state),
  };
};

export type Desk = ReturnType<typeof openDesk>;

export const deposit = {
  order: 'deposit-0001',
  amount: '10000',
  currency: 'EUR',
  method: 'bank',
  merchant: 'Lotus <Casino>',
  language: 'EN',
  returnUrl: 'http://lotus.localhost:8080/member/depositv2?order=1',
} as const;

export const payout = {
  order: 'payout-00001',
  amount: '10000',
  currency: 'EUR',
  method: 'bank',
  merchant: 'Lotus',
  account: { holder: 'MARIA SILVA', number: 'DE02120300000000202051', bank: 'Example' },
} as const;
