import { createHash } from 'node:crypto';
import { allowedAddress } from '@baize/domain/addresses';
import { socialProviders } from '@baize/gateway-contract';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { CustomFetchOptions } from 'openid-client';
import type { GatewayApp, GatewayContext } from '../../kernel/gateway.types.ts';
import { visitorOf } from '../../kernel/visitor.ts';
import type { MerchantRegistry } from '../../merchants/openMerchants.ts';
import { merchantOfHost } from '../../merchants/merchantOfHost.ts';
import { page, text } from '../../pages/page.ts';
import { newId } from '../../secrets/random.ts';
import type { SocialProvider } from './identity.types.ts';
import type { OpenIdSettings } from './openIdClients.ts';

const CLIENT = 'baize';
const PATH = '/demo-accounts';
const CODE_MS = 60_000;
const TOKEN_SECONDS = 300;
const MOST_CODES = 1000;

/** Fictitious people to choose from; the page asks for no password. */
const people = [
  { id: 'robin', name: 'Robin Demo' },
  { id: 'kim', name: 'Kim Demo' },
  { id: 'noor', name: 'Noor Demo' },
] as const;

const names: Readonly<Record<SocialProvider, string>> = { google: 'Google', facebook: 'Facebook' };

type Asked = {
  readonly redirect: string;
  readonly state: string;
  readonly nonce: string;
  readonly challenge: string;
};
type Code = Asked & { readonly issuer: string; readonly person: string; readonly until: number };

const providerOf = (c: GatewayContext): SocialProvider | undefined =>
  socialProviders.find((each) => each === c.req.param('provider'));

/** The provider's issuer URL, at the scheme and port of the site. */
const issuerAt = (site: string, provider: SocialProvider): string => {
  const { protocol, port } = new URL(site);
  return `${protocol}//gateway.localhost${port === '' ? '' : `:${port}`}${PATH}/${provider}`;
};

/** The redirect URI of the site, with the answer and `state` as its query. */
const backTo = ({ redirect, state }: Asked, answer: Readonly<Record<string, string>>): string => {
  const address = new URL(redirect);
  address.search = new URLSearchParams({ ...answer, state }).toString();
  return address.href;
};

/**
 * A small OpenID Connect provider that simulates Google and Facebook accounts in the sandbox: the visitor chooses one
 * of our people. The gateway uses it by the same code as a real provider. Keys and codes live in memory.
 */
export const openDemoAccounts = async (merchants: MerchantRegistry) => {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const kid = newId();
  const keys = [{ ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' }];
  const codes = new Map<string, Code>();

  const asked = async (c: GatewayContext): Promise<Asked | undefined> => {
    const redirect = allowedAddress(c.req.query('redirect_uri') ?? '', { schemes: ['https:', 'http:'] });
    const [state = '', nonce = '', challenge = ''] = ['state', 'nonce', 'code_challenge'].map((name) =>
      c.req.query(name),
    );
    const isOurs =
      redirect?.pathname === '/signin' && (await merchantOfHost(merchants, redirect.hostname)) !== undefined;
    if (!isOurs || c.req.query('client_id') !== CLIENT || challenge === '') return undefined;
    return { redirect: redirect.href, state, nonce, challenge };
  };

  const keep = (code: Code): string => {
    const now = Date.now();
    for (const [id, { until }] of codes) if (until < now || codes.size >= MOST_CODES) codes.delete(id);
    const id = newId();
    codes.set(id, code);
    return id;
  };

  const take = (id: string): Code | undefined => {
    const code = codes.get(id);
    codes.delete(id);
    return code !== undefined && code.until >= Date.now() ? code : undefined;
  };

  const tokenOf = ({ issuer, nonce }: Code, { id, name }: (typeof people)[number]): Promise<string> =>
    new SignJWT({ nonce, name, email: `${id}@demo.example`, email_verified: true })
      .setProtectedHeader({ alg: 'ES256', kid })
      .setIssuer(issuer)
      .setAudience(CLIENT)
      .setSubject(`demo-${id}`)
      .setIssuedAt()
      .setExpirationTime(`${TOKEN_SECONDS}s`)
      .sign(privateKey);

  const mount = (app: GatewayApp): void => {
    app.get(`${PATH}/:provider/.well-known/openid-configuration`, (c) => {
      const provider = providerOf(c);
      if (provider === undefined) return c.notFound();
      const issuer = issuerAt(visitorOf(c).origin, provider);
      return c.json({
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
    });

    app.get(`${PATH}/:provider/keys`, (c) => c.json({ keys }));

    app.get(`${PATH}/:provider/authorize`, async (c) => {
      const [provider, request] = [providerOf(c), await asked(c)];
      if (provider === undefined) return c.notFound();
      if (request === undefined) return c.text('This sign-in was not asked for by a site of this gateway.', 400);
      const { search } = new URL(c.req.url);
      const choices = people.map(
        ({ id, name }) =>
          `<li><a href="${text(`${PATH}/${provider}/choose/${id}${search}`)}">Continue as ${name}</a></li>`,
      );
      const site = text(new URL(request.redirect).host);
      const cancel = text(backTo(request, { error: 'access_denied' }));
      return page(
        c,
        `Sign in with a demo ${names[provider]} account`,
        `<p>This page stands in for ${names[provider]}: it asks for no password, and nothing leaves this machine.</p><p>To go on to ${site}, choose a person.</p><ul>${choices.join('')}</ul><p><a href="${cancel}">Cancel</a></p>`,
      );
    });

    app.get(`${PATH}/:provider/choose/:person`, async (c) => {
      const [provider, request] = [providerOf(c), await asked(c)];
      const person = people.find(({ id }) => id === c.req.param('person'));
      if (provider === undefined || person === undefined) return c.notFound();
      if (request === undefined) return c.text('This sign-in was not asked for by a site of this gateway.', 400);
      const issuer = issuerAt(visitorOf(c).origin, provider);
      const code = keep({ ...request, issuer, person: person.id, until: Date.now() + CODE_MS });
      return c.redirect(backTo(request, { code }));
    });

    app.post(`${PATH}/:provider/token`, async (c) => {
      const form = new URLSearchParams(await c.req.text());
      const code = take(form.get('code') ?? '');
      const proof = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      const person = people.find(({ id }) => id === code?.person);
      const isRight = code?.challenge === proof && code.redirect === form.get('redirect_uri');
      if (code === undefined || person === undefined || !isRight) return c.json({ error: 'invalid_grant' }, 400);
      return c.json({ access_token: newId(), token_type: 'Bearer', id_token: await tokenOf(code, person) });
    });
  };

  let served: GatewayApp | undefined;
  return {
    mount: (app: GatewayApp): void => {
      served = app;
      mount(app);
    },
    /** A `fetch` that serves requests to this provider in the process and sends all others. */
    fetch: async (address: string, options: CustomFetchOptions): Promise<Response> => {
      const init = options as RequestInit;
      const { hostname, pathname } = new URL(address);
      const isOwn = hostname === 'gateway.localhost' && pathname.startsWith(PATH);
      return served === undefined || !isOwn ? fetch(address, init) : served.fetch(new Request(address, init));
    },
    settingsOf: (provider: SocialProvider, site: string): OpenIdSettings => ({
      issuer: issuerAt(site, provider),
      clientId: CLIENT,
    }),
  };
};

export type DemoAccounts = Awaited<ReturnType<typeof openDemoAccounts>>;
