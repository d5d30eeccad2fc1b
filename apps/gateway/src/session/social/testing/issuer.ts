import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { CryptoKey } from 'jose';

/** Deviations from a valid token: replaced claims, another key, or no signature. */
export type Forgery = {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly key?: CryptoKey;
  readonly unsigned?: boolean;
  /** Status of an error from the token endpoint, in place of a token. */
  readonly status?: number;
};

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A provider on loopback whose tokens a test can forge; `asked` records the forms sent to its token endpoint. */
export const startIssuer = async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  let nonce = '';
  let forgery: Forgery = {};
  const asked: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    const body: Buffer[] = [];
    request.on('data', (chunk: Buffer) => body.push(chunk));
    request.on('end', () => {
      void answer(request.url ?? '', Buffer.concat(body).toString()).then(({ status, value }) =>
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value)),
      );
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;

  const tokenOf = async (): Promise<string> => {
    const now = Math.floor(Date.now() / 1000);
    const honest = { iss: issuer, aud: 'client', sub: 'someone', name: 'Some One', nonce, iat: now, exp: now + 60 };
    const claims = { ...honest, ...forgery.claims };
    if (forgery.unsigned === true) return `${encoded({ alg: 'none' })}.${encoded(claims)}.`;
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(forgery.key ?? privateKey);
  };

  const answer = async (path: string, body: string): Promise<{ status: number; value: unknown }> => {
    if (path.startsWith('/.well-known'))
      return {
        status: 200,
        value: {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          id_token_signing_alg_values_supported: ['RS256'],
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
        },
      };
    if (path === '/keys')
      return { status: 200, value: { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }] } };
    asked.push(new URLSearchParams(body));
    if (forgery.status !== undefined) return { status: forgery.status, value: { error: 'server_error' } };
    return { status: 200, value: { access_token: 'a', token_type: 'Bearer', id_token: await tokenOf() } };
  };

  return {
    issuer,
    asked,
    /** Simulates a visitor at the provider's page; returns the query of the redirect, and the PKCE challenge. */
    visit: (address: string, forged: Forgery = {}) => {
      const { searchParams } = new URL(address);
      nonce = searchParams.get('nonce') ?? '';
      forgery = forged;
      return { state: searchParams.get('state') ?? '', code: 'code', challenge: searchParams.get('code_challenge') };
    },
    challengeOf: (verifier: string) => createHash('sha256').update(verifier).digest('base64url'),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
