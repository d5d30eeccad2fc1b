/**
 * Target of a host name: a merchant's site (optionally in a world of it), the gateway, the vendor, the payment provider, this
 * machine, or
 * unknown.
 */
export type Target =
  | { kind: 'site'; site: string; world?: string }
  | { kind: 'gateway' }
  | { kind: 'vendor' }
  | { kind: 'payments' }
  | { kind: 'local' }
  | { kind: 'unknown' };

/** A `Host` header without its port and trailing dot, in lower case. */
export const hostName = (header: string): string => header.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

const localTarget = (labels: readonly string[], sites: ReadonlySet<string>): Target => {
  const [last = '', world, ...more] = labels.toReversed();
  if (world === undefined && last === 'games') return { kind: 'vendor' };
  if (world === undefined && last === 'pay') return { kind: 'payments' };
  if (world === undefined && last === 'gateway') return { kind: 'gateway' };
  if (more.length > 0 || !sites.has(last)) return { kind: 'unknown' };
  return world === undefined ? { kind: 'site', site: last } : { kind: 'site', site: last, world };
};

/**
 * Parses a host name. Under `localhost`: `<site>`, `<world>.<site>`, `gateway`, `games` and `pay`. Else a merchant's own
 * domain, or this machine's address for its operators.
 */
export const targetOf = (name: string, sites: ReadonlySet<string>, domains: ReadonlyMap<string, string>): Target => {
  if (name === '127.0.0.1' || name === '[::1]') return { kind: 'local' };
  if (name.endsWith('.localhost')) return localTarget(name.slice(0, -'.localhost'.length).split('.'), sites);
  const site = domains.get(name);
  return site === undefined ? { kind: 'unknown' } : { kind: 'site', site };
};
