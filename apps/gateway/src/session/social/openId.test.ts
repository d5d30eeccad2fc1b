import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newWorldAt } from '../../testing/newWorldAt.ts';
import { openTestGateway } from '../../testing/openTestGateway.ts';
import type { TestGateway } from '../../testing/openTestGateway.ts';
import { begin, codeOf, register, SOCIAL, ticketOf } from './testing/atDemo.ts';

let gateway: TestGateway;
let server: Server;
let issuer: string;

beforeAll(async () => {
  gateway = await openTestGateway();
  server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await gateway.close();
  server.closeAllConnections();
  server.close();
});

/** Follows the provider's redirects and submits its forms as a browser does, until it is redirected to the site. */
const walk = async (address: string, account: string): Promise<URL> => {
  const jar = new Map<string, string>();
  const go = async (url: string, form?: URLSearchParams): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form === undefined ? {} : { method: 'POST', body: form }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';', 1)[0]?.split('=') ?? [];
      jar.set(name, value);
    }
    return response;
  };
  let response = await go(address);
  let at = address;
  for (let step = 0; step < 12; step += 1) {
    const location = response.headers.get('Location');
    if (location !== null) {
      at = new URL(location, at).href;
      if (!at.startsWith(issuer)) return new URL(at);
      response = await go(at);
      continue;
    }
    const html = await response.text();
    const action = /action="([^"]+)"/u.exec(html)?.[1] ?? '';
    const prompt = /name="prompt" value="([^"]+)"/u.exec(html)?.[1] ?? '';
    response = await go(new URL(action, at).href, new URLSearchParams({ prompt, login: account, password: 'any' }));
  }
  throw new Error(`the provider did not send the visitor back: ${at}`);
};

it('signs somebody in at a real OpenID Connect provider, as the same member the next time', async () => {
  const { visitor, host } = await newWorldAt(gateway, 'alpha', {
    settings: { social: { google: { through: 'openid', issuer, clientId: 'baize' } } },
  });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'baize',
        token_endpoint_auth_method: 'none',
        redirect_uris: [`http://${host}/signin`],
      },
    ],
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, name: `The ${id}`, email: `${id}@example.com`, email_verified: true }),
    }),
  });
  server.on('request', (request, response) => void provider.callback()(request, response));
  const signIn = async (account: string) => {
    const { searchParams } = await walk(await begin(visitor), account);
    const [code, state, iss] = ['code', 'state', 'iss'].map((name) => searchParams.get(name) ?? '');
    return visitor.sendSealed(SOCIAL, { code, state, iss });
  };
  const answer = await signIn('walker');
  expect(answer.value).toMatchObject({ newcomer: { provider: 'google', name: 'The walker' } });
  expect((await register(visitor, ticketOf(answer))).success).toBe(true);
  expect((await signIn('walker')).value).toMatchObject({ firstTimeLogin: false });
  expect(ticketOf(await signIn('runner'))).not.toBe('');
  const { searchParams } = await walk(await begin(visitor), 'walker');
  const wrong = { code: searchParams.get('code'), state: searchParams.get('state'), iss: 'https://evil.example' };
  expect(codeOf(await visitor.sendSealed(SOCIAL, wrong))).toBe('signInRefused');
});
