import type { IncomingHttpHeaders } from 'node:http';

/** Header fields by lower-case name, as Node and undici hand them over. */
export type Fields = Record<string, string | string[]>;

// They belong to one connection, not to the message (RFC 9110, 7.6.1).
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

// A body is framed anew, 100-continue has been answered here, and the host is said below.
const saidAnew = new Set(['content-length', 'expect', 'host']);

/** Who asked, how and under which host, in the spellings that services read: only the edge may say it. */
export const originClaims = [
  'forwarded',
  'forwarded-for',
  'via',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-real-ip',
  'x-forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-forwarded-ssl',
  'x-http-method-override',
  'x-original-host',
  'x-original-url',
  'x-rewrite-url',
] as const;

const claims: ReadonlySet<string> = new Set(originClaims);

function claimsOrigin(name: string): boolean {
  return (
    claims.has(name) ||
    name.startsWith('x-forwarded-') ||
    // Some services read `X_Forwarded_For` as `X-Forwarded-For`.
    name.includes('_')
  );
}

/** The names of an own connection: the fixed ones, and those that `Connection` lists. */
function ofTheConnection(connection: string | string[] | undefined): (name: string) => boolean {
  if (connection === undefined || connection === 'keep-alive') return (name) => hopByHop.has(name);
  const listed = new Set(
    [connection ?? []]
      .flat()
      .flatMap((value) => value.split(','))
      .map((name) => name.trim().toLowerCase()),
  );
  return (name) => hopByHop.has(name) || listed.has(name);
}

function withoutAny(headers: IncomingHttpHeaders, isLeftOut: (name: string) => boolean): Fields {
  const kept: Fields = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !isLeftOut(name)) kept[name] = value;
  }
  return kept;
}

/** What of a request's headers goes on to a service: what the visitor says for it, and nothing about the way here. */
export function requestHeaders(headers: IncomingHttpHeaders): Fields {
  const isOwn = ofTheConnection(headers.connection);
  return withoutAny(headers, (name) => isOwn(name) || saidAnew.has(name) || claimsOrigin(name));
}

/** What of an answer's headers goes back: all but those of the connection behind. */
export function answerHeaders(headers: IncomingHttpHeaders): Fields {
  return withoutAny(headers, ofTheConnection(headers.connection));
}
