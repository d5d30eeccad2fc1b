import { createHash } from 'node:crypto';
import { hostileAddresses } from '@baize/domain/testing';
import { OpenAPIHono } from '@hono/zod-openapi';
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import type { JSONWebKeySet } from 'jose';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { GatewayApp, GatewayContext } from '../../kernel/gateway.types.ts';
import type { MerchantRegistry } from '../../merchants/openMerchants.ts';
import { openDemoAccounts } from './demoAccounts.ts';

const SITE = 'http://gateway.localhost:8080';
const AT = `${SITE}/demo-accounts/google`;
const verifier = 'a-verifier';
const challenge = createHash('sha256').update(verifier).digest('base64url');
const asked = {
  redirect_uri: 'http://alpha.localhost:8080/signin',
  state: 's&1',
  nonce: 'n1',
  code_challenge: challenge,
  client_id: 'baize',
};

let demo: Awaited<ReturnType<typeof openDemoAccounts>>;
let app: GatewayApp;
beforeAll(async () => {
  const merchants = { findPlayed: async (id: string) => (id === 'alpha' ? { id } : undefined) };
  demo = await openDemoAccounts({ ...merchants, ofDomain: async () => undefined } as unknown as MerchantRegistry);
  app = new OpenAPIHono() as unknown as GatewayApp;
  app.use(async (c, next) => {
    (c as GatewayContext).set('trusts', () => true);
    await next();
  });
  demo.mount(app);
});
afterEach(() => vi.useRealTimers());

const queryOf = (values: Record<string, string>): string => new URLSearchParams(values).toString();
const get = (address: string) => app.fetch(new Request(address));
const at = (path: string, own: object = {}) => get(`${AT}/${path}?${queryOf({ ...asked, ...own })}`);
const codeAt = async (person = 'robin', own: object = {}) =>
  new URL((await at(`choose/${person}`, own)).headers.get('Location') ?? '').searchParams.get('code') ?? '';
const redeem = (form: Record<string, string>) =>
  app.fetch(new Request(`${AT}/token`, { method: 'POST', body: new URLSearchParams(form).toString() }));
const right = (code: string) => ({ code, code_verifier: verifier, redirect_uri: asked.redirect_uri });
const grant = async (form: Record<string, string>) => {
  const response = await redeem(form);
  return { status: response.status, ...((await response.json()) as { error?: string; id_token?: string }) };
};
const invalid = { status: 400, error: 'invalid_grant' };

it('serves a discovery document with the address at which the gateway is reached', async () => {
  const issuer = 'http://gateway.localhost:8080/demo-accounts/facebook';
  const response = await get(`${SITE}/demo-accounts/facebook/.well-known/openid-configuration`);
  expect(await response.json()).toEqual({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
  });
  expect(demo.settingsOf('google', 'https://site.example')).toEqual({
    issuer: 'https://gateway.localhost/demo-accounts/google',
    clientId: 'baize',
  });
});

it('serves its public key only', async () => {
  const { keys } = (await (await get(`${AT}/keys`)).json()) as { keys: object[] };
  expect(keys).toHaveLength(1);
  expect(keys[0]).toMatchObject({ kty: 'EC', alg: 'ES256', use: 'sig', kid: expect.stringMatching(/./u) });
  expect(keys[0]).not.toHaveProperty('d');
});

it.each(['.well-known/openid-configuration', 'authorize', 'choose/robin'])(
  'plays no other provider: %s',
  async (path) => {
    const response = await get(`${SITE}/demo-accounts/myspace/${path}?${queryOf(asked)}`);
    expect([response.status, response.headers.get('Location')]).toEqual([404, null]);
  },
);

it('offers people to choose, and names the site', async () => {
  const response = await at('authorize');
  const html = await response.text();
  const search = new URLSearchParams(asked).toString().replaceAll('&', '&amp;');
  expect(html).toContain('<h1>Sign in with a demo Google account</h1>');
  expect(html).toContain('This page stands in for Google: it asks for no password');
  expect(html).toContain('To go on to alpha.localhost:8080, choose a person.');
  const links = [
    ['robin', 'Robin Demo'],
    ['kim', 'Kim Demo'],
    ['noor', 'Noor Demo'],
  ].map(([id, name]) => `<li><a href="/demo-accounts/google/choose/${id}?${search}">Continue as ${name}</a></li>`);
  expect(html).toContain(`<ul>${links.join('')}</ul>`);
  expect(html).toContain('<a href="http://alpha.localhost:8080/signin?error=access_denied&amp;state=s%261">Cancel</a>');
  const other = await get(`${SITE}/demo-accounts/facebook/authorize?${queryOf(asked)}`);
  expect(await other.text()).toContain('<h1>Sign in with a demo Facebook account</h1>');
});

it.each([
  ['another page of a site', { redirect_uri: 'http://alpha.localhost:8080/elsewhere' }],
  ['a site of no merchant', { redirect_uri: 'http://evil.localhost:8080/signin' }],
  ['what is no address', { redirect_uri: 'signin' }],
  ['another client', { client_id: 'another' }],
  ['a sign-in without a proof', { code_challenge: '' }],
])('sends nobody on for %s', async (_what, own) => {
  for (const path of ['authorize', 'choose/robin']) {
    const response = await at(path, own);
    expect([response.status, response.headers.get('Location')]).toEqual([400, null]);
    expect(await response.text()).toBe('This sign-in was not asked for by a site of this gateway.');
  }
});

it('redirects to nothing but the page of a site, however its address is written', async () => {
  const hostile = hostileAddresses('alpha.localhost').filter(({ length }) => length < 2000);
  let refused = 0;
  for (const address of hostile.flatMap((one) => [one, `${one}/signin`])) {
    const to = (await at('choose/robin', { redirect_uri: address })).headers.get('Location');
    if (to === null) refused += 1;
    else expect(to).toMatch(/^https?:\/\/alpha\.localhost(?::\d+)?\/signin\?/u);
  }
  expect(refused).toBeGreaterThan(500);
});

it('requires a PKCE challenge, but neither state nor nonce', async () => {
  expect((await get(`${AT}/authorize`)).status).toBe(400);
  const { code_challenge: _challenge, ...unproven } = asked;
  expect((await get(`${AT}/choose/robin?${queryOf(unproven)}`)).status).toBe(400);
  const { state: _state, nonce: _nonce, ...rest } = asked;
  const response = await get(`${AT}/choose/robin?${queryOf(rest)}`);
  expect(new URL(response.headers.get('Location') ?? '').searchParams.get('state')).toBe('');
  const code = new URL(response.headers.get('Location') ?? '').searchParams.get('code') ?? '';
  expect(decodeJwt((await grant(right(code))).id_token ?? '')['nonce']).toBe('');
});

it('redirects back with a code and the state, and knows no other person', async () => {
  const response = await at('choose/robin');
  const address = new URL(response.headers.get('Location') ?? '');
  expect([response.status, `${address.origin}${address.pathname}`]).toEqual([302, asked.redirect_uri]);
  expect([...address.searchParams]).toEqual([
    ['code', expect.stringMatching(/./u)],
    ['state', 's&1'],
  ]);
  expect((await at('choose/nobody')).status).toBe(404);
});

it('exchanges a code once, for a token of the chosen person that is valid for five minutes', async () => {
  const before = Math.floor(Date.now() / 1000);
  const code = await codeAt('kim');
  const response = await redeem(right(code));
  const tokens = (await response.json()) as { access_token: string; token_type: string; id_token: string };
  expect(tokens).toEqual({
    access_token: expect.stringMatching(/./u) as unknown,
    token_type: 'Bearer',
    id_token: expect.any(String) as unknown,
  });
  const keys = (await (await get(`${AT}/keys`)).json()) as JSONWebKeySet;
  const { payload, protectedHeader } = await jwtVerify(tokens.id_token, createLocalJWKSet(keys));
  expect(payload).toMatchObject({
    iss: AT,
    aud: 'baize',
    sub: 'demo-kim',
    nonce: 'n1',
    name: 'Kim Demo',
    email: 'kim@demo.example',
    email_verified: true,
  });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
  expect(payload.iat).toBeGreaterThanOrEqual(before);
  expect(protectedHeader).toEqual({ alg: 'ES256', kid: keys.keys[0]?.kid });
  expect(await grant(right(code))).toEqual(invalid);
});

it.each([
  ['another proof', { code_verifier: 'guess' }],
  ['no proof', { code_verifier: '' }],
  ['another address', { redirect_uri: 'http://alpha.localhost:8080/elsewhere' }],
  ['a code of nobody', { code: 'guess' }],
])('tells nobody anything for %s, and the code is gone', async (_what, own) => {
  const code = await codeAt();
  expect(await grant({ ...right(code), ...own })).toEqual(invalid);
  if (!('code' in own)) expect(await grant(right(code))).toEqual(invalid);
});

it('refuses a token request without fields', async () => {
  expect(await grant({})).toEqual(invalid);
});

it('takes a code for a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const [early, late] = [await codeAt(), await codeAt()];
  vi.setSystemTime(Date.now() + 60_000);
  expect(await grant(right(early))).toMatchObject({ status: 200 });
  vi.setSystemTime(Date.now() + 1);
  expect(await grant(right(late))).toEqual(invalid);
});

it('keeps a thousand codes, and of more the latest', async () => {
  const first = await codeAt();
  const second = await codeAt();
  for (let n = 0; n < 999; n += 1) await codeAt();
  expect(await grant(right(first))).toEqual(invalid);
  expect(await grant(right(second))).toMatchObject({ status: 200 });
});

const ask = async (address: string) => (await demo.fetch(address, { method: 'GET' } as never)).text();

it('is fetched within the process, and every other address outside', async () => {
  const outside = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('outside'));
  expect(await ask(`${AT}/keys`)).toContain('"keys"');
  for (const address of ['https://id.example/demo-accounts/google/keys', `${SITE}/reference`])
    expect([address, await ask(address)]).toEqual([address, 'outside']);
  expect(outside.mock.calls.map(([address]) => address)).toEqual([
    'https://id.example/demo-accounts/google/keys',
    `${SITE}/reference`,
  ]);
  const unmounted = await openDemoAccounts({} as MerchantRegistry);
  await unmounted.fetch(`${AT}/keys`, { method: 'GET' } as never);
  expect(outside).toHaveBeenLastCalledWith(`${AT}/keys`, { method: 'GET' });
  outside.mockRestore();
});
