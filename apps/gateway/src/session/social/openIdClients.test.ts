import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openIdClients } from './openIdClients.ts';
import { startIssuer } from './testing/issuer.ts';

let provider: Awaited<ReturnType<typeof startIssuer>>;
beforeAll(async () => {
  provider = await startIssuer();
});
afterAll(() => provider.close());
afterEach(() => vi.useRealTimers());

const REDIRECT = 'http://alpha.localhost/signin';

/** A client whose `fetch` first fails as given, then serves a discovery document; `asked` records the addresses. */
const saying = (...failures: unknown[]) => {
  const asked: string[] = [];
  const clients = openIdClients(async (address) => {
    asked.push(address);
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
    const issuer = address.replace(/\/\.well-known.*$/u, '');
    return Response.json({ issuer, authorization_endpoint: `${issuer}/authorize` });
  });
  const begin = (issuer: string, clientId = 'client') => clients.begin({ issuer, clientId }, REDIRECT);
  return { asked, begin };
};

it('returns the address of the provider and the secrets that finish the sign-in', async () => {
  const begun = await saying().begin('https://id.example');
  const { searchParams, origin, pathname } = new URL(begun?.address ?? '');
  expect(`${origin}${pathname}`).toBe('https://id.example/authorize');
  const { nonce, verifier, redirectUri } = begun?.secrets ?? {};
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'client',
    response_type: 'code',
    redirect_uri: REDIRECT,
    scope: 'openid email profile',
    state: begun?.state,
    nonce,
    code_challenge: provider.challengeOf(verifier ?? ''),
    code_challenge_method: 'S256',
  });
  expect(redirectUri).toBe(REDIRECT);
});

it.each([
  'http://localhost:9000',
  'http://localhost',
  'http://127.0.0.1:9000/path',
  'http://gateway.localhost:8080/demo-accounts/google',
  'https://id.example',
])('asks %s, over TLS unless it is this machine', async (issuer) => {
  const { begin, asked } = saying();
  expect(await begin(issuer)).toBeDefined();
  expect(asked).toHaveLength(1);
});

it.each([
  'http://id.example',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example',
  'http://evil.example/http://localhost',
  'http://evil-localhost',
])('asks %s nothing without TLS', async (issuer) => {
  const { begin, asked } = saying();
  expect([await begin(issuer), asked]).toEqual([undefined, []]);
});

it('reads a discovery document once an hour for each issuer and client', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { begin, asked } = saying();
  await begin('https://id.example');
  await begin('https://id.example');
  expect(asked).toHaveLength(1);
  await begin('https://id.example', 'another');
  await begin('https://other.example');
  expect(asked).toHaveLength(3);
  vi.setSystemTime(Date.now() + 3_599_999);
  await begin('https://id.example');
  expect(asked).toHaveLength(3);
  vi.setSystemTime(Date.now() + 1);
  await begin('https://id.example');
  expect(asked).toHaveLength(4);
});

it('asks again a provider that could not be reached', async () => {
  const { begin, asked } = saying(new TypeError('fetch failed'));
  expect(await begin('https://id.example')).toBeUndefined();
  expect(await begin('https://id.example')).toBeDefined();
  expect(asked).toHaveLength(2);
});

/** Finishes a sign-in; `exchange` replaces the provider's token endpoint. */
const finish = async ({
  exchange,
  iss,
  secret,
}: { exchange?: () => Promise<Response>; iss?: string; secret?: string } = {}) => {
  const clients = openIdClients(async (address, options) =>
    exchange !== undefined && address.endsWith('/token') ? exchange() : fetch(address, options as RequestInit),
  );
  const settings = { issuer: provider.issuer, clientId: 'client', secret };
  const begun = await clients.begin(settings, REDIRECT);
  if (begun === undefined) throw new Error('no sign-in began');
  const { state, code } = provider.visit(begun.address);
  return clients.finish('google', settings, { state, code, iss }, begun.secrets);
};

const known = { ok: true, identity: { provider: 'google', subject: 'someone', name: 'Some One' } };
const away = { ok: false, code: 'providerAway' };
const refused = { ok: false, code: 'signInRefused' };

it('identifies the visitor by the code, and checks the issuer if it is given', async () => {
  expect(await finish()).toEqual(known);
  const sent = provider.asked.at(-1);
  expect(sent?.get('code')).toBe('code');
  expect(sent?.get('redirect_uri')).toBe(REDIRECT);
  expect(sent?.has('client_secret')).toBe(false);
  expect(await finish({ iss: provider.issuer })).toEqual(known);
  expect(await finish({ iss: 'https://evil.example' })).toEqual(refused);
  expect(await finish({ secret: 'the-secret' })).toEqual(known);
  expect(provider.asked.at(-1)?.get('client_secret')).toBe('the-secret');
});

const status = (code: number) => async () => Response.json({ error: 'server_error' }, { status: code });

it.each([
  ['a failure of its own', status(500), away],
  ['a failure of its own', status(503), away],
  ['a refusal', status(400), refused],
  ['a page that is none of its own', async () => new Response('gone', { status: 404 }), refused],
  ['a page of a failure', async () => new Response('away', { status: 502 }), away],
  ['a strange refusal', status(499), refused],
  ['no connection', () => Promise.reject(new TypeError('fetch failed')), away],
  ['silence', () => Promise.reject(new DOMException('late', 'TimeoutError')), away],
  ['an end of the call', () => Promise.reject(new DOMException('ended', 'AbortError')), away],
  ['what breaks otherwise', () => Promise.reject(new RangeError('broke')), refused],
])('tells apart a provider that is away and what a visitor brought: %s', async (_what, exchange, told) => {
  expect(await finish({ exchange })).toEqual(told);
});
