import { randomUUID } from 'node:crypto';
import { routes } from '@baize/gateway-contract';
import { CompactEncrypt, importJWK } from 'jose';
import type { JWK } from 'jose';
import type { Gateway } from '../app/createGateway.ts';

/** A response with its parsed envelope. */
export type Answer = { status: number; headers: Headers; success: boolean; message: string; value: unknown };

export type Sending = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** A streamed body, without Content-Length. */
  stream?: ReadableStream<Uint8Array>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent form-encoded. */
  form?: Record<string, unknown>;
  token?: string;
};

const FORM = 'application/x-www-form-urlencoded';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const bodyOf = ({ body, json, form }: Sending): string | undefined => {
  if (form !== undefined)
    return new URLSearchParams(Object.entries(form).map(([name, value]) => [name, textOf(value)])).toString();
  return json === undefined ? body : JSON.stringify(json);
};

const methodOf = (sending: Sending): string => sending.method ?? (bodyOf(sending) === undefined ? 'GET' : 'POST');

/** True for an event stream, whose endless body is not read. */
const isStream = ({ headers }: Response): boolean => headers.get('Content-Type') === 'text/event-stream';

/** Throws if a successful answer violates the contract's schema of its operation. */
const mustKeepToContract = (method: string, path: string, envelope: unknown): void => {
  const pathname = path.split('?', 1)[0];
  const route = Object.values(routes).find((one) => one.path === pathname && one.method === method.toLowerCase());
  if (route === undefined || (envelope as { success?: boolean }).success !== true) return;
  const { content } = route.responses[200];
  if ('application/json' in content) content['application/json'].schema.parse(envelope);
};

/** A client of a merchant's site: it keeps cookies, and seals bodies on request. */
export type Visitor = ReturnType<typeof visit>;

export const visit = (gateway: Pick<Gateway, 'fetch'>, host: string) => {
  const jar = new Map<string, string>();

  const request = async (path: string, sending: Sending = {}): Promise<Response> => {
    const { token, json, form } = sending;
    const method = methodOf(sending);
    const headers = new Headers({ 'X-Forwarded-Host': host, ...sending.headers });
    if (jar.size > 0 && !headers.has('Cookie')) headers.set('Cookie', [...jar.values()].join('; '));
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
    if (json !== undefined) headers.set('Content-Type', 'application/json');
    if (form !== undefined && !headers.has('Content-Type')) headers.set('Content-Type', FORM);
    const body = bodyOf(sending);
    const streamed = sending.stream === undefined ? {} : { body: sending.stream, duplex: 'half' as const };
    const init = { method, headers, ...(body === undefined ? streamed : { body }) };
    const response = await gateway.fetch(new Request(`http://127.0.0.1${path}`, init));
    const set = response.headers.get('Set-Cookie');
    const cookie = set?.split(';', 1)[0];
    if (cookie !== undefined) jar.set(cookie.split('=', 1)[0] ?? '', cookie);
    return response;
  };

  const call = async (path: string, sending: Sending = {}): Promise<Answer> => {
    const response = await request(path, sending);
    if (isStream(response)) {
      await response.body?.cancel();
      return { status: response.status, headers: response.headers, success: true, message: '', value: null };
    }
    const text = await response.text();
    if (response.headers.get('Content-Type')?.startsWith('text/csv') === true)
      return { status: response.status, headers: response.headers, success: true, message: '', value: text };
    const envelope = (text === '' ? {} : JSON.parse(text)) as Pick<Answer, 'success' | 'message' | 'value'>;
    mustKeepToContract(methodOf(sending), path, envelope);
    return { status: response.status, headers: response.headers, ...envelope };
  };

  /** Returns a function that seals bodies to the gateway's current key. */
  const sealer = async () => {
    const { serverTime, keys } = (await call('/wps/system/keys')).value as {
      serverTime: number;
      keys: (JWK & { kid: string })[];
    };
    const [key] = keys;
    if (key === undefined) throw new Error('the gateway offers no key');
    const imported = await importJWK(key, 'ECDH-ES');
    return (payload: unknown, header: Record<string, unknown> = {}): Promise<string> =>
      new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
        .setProtectedHeader({
          alg: 'ECDH-ES',
          enc: 'A256GCM',
          kid: key.kid,
          iat: serverTime,
          jti: randomUUID(),
          ...header,
        })
        .encrypt(imported);
  };

  const seal = async (payload: unknown, header: Record<string, unknown> = {}): Promise<string> =>
    (await sealer())(payload, header);

  const sendSealed = async (path: string, payload: unknown, sending: Sending = {}): Promise<Answer> =>
    call(path, {
      ...sending,
      body: await seal(payload),
      headers: { 'Content-Type': 'application/jose', ...sending.headers },
    });

  const logIn = (username: string, password: string, more: Record<string, unknown> = {}): Promise<Answer> =>
    sendSealed('/wps/session/login', { type: 'username', username, password, ...more });

  const tokenOf = async (username: string, password: string): Promise<string> => {
    const answer = await logIn(username, password);
    const { token } = answer.value as { token?: string };
    if (token === undefined) throw new Error(`${username} was not let in: ${answer.message}`);
    return token;
  };

  return { request, call, sealer, seal, sendSealed, logIn, tokenOf };
};
