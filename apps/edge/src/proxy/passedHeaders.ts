import { originClaims } from '@baize/assembler';
import type { IncomingHttpHeaders } from 'node:http';

/** Header fields by lower-case name, as Node and undici hand them over. */
export type Fields = Record<string, string | string[]>;

// Hop-by-hop headers, which must not be forwarded (RFC 9110, 7.6.1).
const hopByHop = new Set([
  'connection',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authentication-info',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

// The proxy sets Content-Length and Host itself, and has already sent 100 Continue.
const saidAnew = new Set(['content-length', 'expect', 'host']);

const claims: ReadonlySet<string> = new Set(originClaims);

const claimsOrigin = (name: string): boolean =>
  claims.has(name) ||
  name.startsWith('x-forwarded-') ||
  // Some services read `X_Forwarded_For` as `X-Forwarded-For`.
  name.includes('_');

/** Returns a predicate for the hop-by-hop headers of one message: the fixed ones and those listed in `Connection`. */
const ofTheConnection = (connection: string | string[] | undefined): ((name: string) => boolean) => {
  if (connection === undefined || connection === 'keep-alive') return (name) => hopByHop.has(name);
  const listed = new Set(
    [connection ?? []]
      .flat()
      .flatMap((value) => value.split(','))
      .map((name) => name.trim().toLowerCase()),
  );
  return (name) => hopByHop.has(name) || listed.has(name);
};

const withoutAny = (headers: IncomingHttpHeaders, isLeftOut: (name: string) => boolean): Fields => {
  const kept: Fields = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !isLeftOut(name)) kept[name] = value;
  }
  return kept;
};

/** The request headers to forward to a service, without hop-by-hop headers and claims of origin. */
export const requestHeaders = (headers: IncomingHttpHeaders): Fields => {
  const isOwn = ofTheConnection(headers.connection);
  return withoutAny(headers, (name) => isOwn(name) || saidAnew.has(name) || claimsOrigin(name));
};

/** The response headers to send to the visitor, without hop-by-hop headers. */
export const answerHeaders = (headers: IncomingHttpHeaders): Fields =>
  withoutAny(headers, ofTheConnection(headers.connection));
