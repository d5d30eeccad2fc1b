import { isIP, isIPv6 } from 'node:net';
import type { GatewayContext } from './gateway.types.ts';

const MAPPED = /^::ffff:(?=\d+\.)/iu;

/** The address of the socket's other end; a call without a socket comes from this process. */
const peerOf = (c: GatewayContext): string =>
  (c.env as Partial<GatewayContext['env']> | undefined)?.incoming?.socket.remoteAddress ?? '127.0.0.1';

const firstOf = (header: string | undefined): string | undefined => header?.split(',', 1)[0]?.trim() || undefined;

/** The last address in `X-Forwarded-For` that is no trusted proxy: a visitor may forge the entries before it. */
const nearestOf = (header: string | undefined, trusts: (ip: string) => boolean): string | undefined => {
  let seen: string | undefined;
  for (const hop of (header ?? '').split(',').toReversed()) {
    const ip = hop.trim().replace(MAPPED, '').replace(/%.*$/u, '');
    if (isIP(ip) === 0) return seen;
    if (!trusts(ip)) return ip;
    seen = ip;
  }
  return seen;
};

/** A lower-case host name without port and without the final dot of an absolute name (RFC 1034, 3.1). */
const withoutPort = (host: string): string =>
  (isIPv6(host) ? host : host.replace(/:\d+$/u, '').replace(/\.$/u, '')).toLowerCase();

const groups = (part: string | undefined): string[] => (part ? part.split(':') : []);

/** The key of rate limits: an IPv4 address, or the /64 of an IPv6 address, since a household has 2^64 of those. */
export const networkOf = (ip: string): string => {
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.toLowerCase().split('::');
  const [before, after] = [groups(head), groups(tail)];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const all = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
};

type CallersPlace = { host: string; origin: string; ip: string; network: string };

/** Host, origin and address of the visitor; `X-Forwarded-*` is read from trusted proxies only (D38). */
export const visitorOf = (c: GatewayContext): CallersPlace => {
  const peer = peerOf(c);
  const trusted = c.var.trusts(peer);
  const forwarded = (name: string): string | undefined => (trusted ? c.req.header(name) : undefined);
  const authority = firstOf(forwarded('X-Forwarded-Host')) ?? c.req.header('Host') ?? new URL(c.req.url).host;
  const protocol = firstOf(forwarded('X-Forwarded-Proto')) === 'https' ? 'https' : 'http';
  const ip = nearestOf(forwarded('X-Forwarded-For'), c.var.trusts) ?? peer.replace(MAPPED, '').replace(/%.*$/u, '');
  return { host: withoutPort(authority), origin: `${protocol}://${authority}`, ip, network: networkOf(ip) };
};
