function matches(origin: string, url: URL): boolean {
  const [, scheme, host, port] = /^(https?:)\/\/([^:]+)(?::(\d+|\*))?$/.exec(origin) ?? [];
  if (!scheme || !host || url.protocol !== scheme) return false;
  const sameHost = host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host;
  return sameHost && (port === '*' || url.port === (port ?? ''));
}

/**
 * Whether an address lies in one of the origins, as a content policy would judge it
 * (`*.` for any subdomain, `:*` for any port). An address without an origin is the site's own and always allowed.
 */
export function allowedBy(origins: readonly string[], address: string): boolean {
  // Browsers read a backslash as a slash and leave out line breaks: with one of them a path can name another host.
  if (/^\/(?!\/)[^\\\s]*$/.test(address)) return true;
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return origins.some((origin) => matches(origin, url));
}
