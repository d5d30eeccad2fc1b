import { isIPv6 } from 'node:net';
import type { GatewayContext } from './gateway.types.ts';

/** Without a socket the call comes from this process. */
const peerOf = (c: GatewayContext): string =>
  (c.env as Partial<GatewayContext['env']> | undefined)?.incoming?.socket.remoteAddress ?? '127.0.0.1';

const firstOf = (header: string | undefined): string | undefined => header?.split(',', 1)[0]?.trim() || undefined;

const withoutPort = (host: string): string => (isIPv6(host) ? host : host.replace(/:\d+$/u, '')).toLowerCase();

/** The host, the origin and the address of the visitor; what a proxy says of them is believed from the trusted proxies only (D38). */
export const visitorOf = (c: GatewayContext): { host: string; origin: string; ip: string } => {
  const peer = peerOf(c);
  const trusted = c.var.trusts(peer);
  const forwarded = (name: string): string | undefined => (trusted ? firstOf(c.req.header(name)) : undefined);
  const authority = forwarded('X-Forwarded-Host') ?? c.req.header('Host') ?? new URL(c.req.url).host;
  const protocol = forwarded('X-Forwarded-Proto') === 'https' ? 'https' : 'http';
  return {
    host: withoutPort(authority),
    origin: `${protocol}://${authority}`,
    ip: forwarded('X-Forwarded-For') ?? peer.replace(/^::ffff:/u, ''),
  };
};
