/** What an address may lead to. What is not named may not be led to. */
export type AllowedPlaces = {
  /** The origin of the site: its pages may be led to, by their paths as well. */
  readonly site?: string;
  /** Other origins, as a content policy writes them: `*.` for any subdomain, `:*` for any port. */
  readonly origins?: readonly string[];
  /** Schemes that may lead anywhere, with their colons. */
  readonly schemes?: readonly string[];
};

/** The site on which the address is followed, where its origin does not matter: paths are allowed. */
export const thisSite = 'https://site.invalid';

// A browser goes on by http where the slashes are missing, and to another host where a path begins with two of them.
const BEGINNING = /^(?:[#/](?!\/)|https?:\/\/(?!\/)|mailto:|tel:)/i;

// A browser reads a backslash as a slash, and passes over signs that nobody sees.
const HIDDEN = /[^\S ]|[\\\p{C}]/u;

function liesIn(origin: string, { protocol, hostname, port }: URL): boolean {
  const [, scheme, host, at] = /^(https?:)\/\/([^:]+)(?::(\d+|\*))?$/.exec(origin) ?? [];
  if (!scheme || !host || protocol !== scheme) return false;
  const sameHost = host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
  return sameHost && (at === '*' || port === (at ?? ''));
}

/**
 * An address that came from elsewhere, read as a browser reads it; undefined where it leads to anything that is not allowed.
 * Whatever is opened, framed, linked or gone to by an address of somebody else passes here.
 */
export function allowedAddress(address: string, { site, origins = [], schemes = [] }: AllowedPlaces): URL | undefined {
  if (!BEGINNING.test(address) || HIDDEN.test(address) || !URL.canParse(address, site)) return undefined;
  const url = new URL(address, site);
  // A name before the host looks like a host.
  if (url.username || url.password) return undefined;
  // What is left of `/..//elsewhere` would lead elsewhere when it is followed as a path.
  if (site && url.origin === new URL(site).origin) return url.pathname.startsWith('//') ? undefined : url;
  const isAllowed = schemes.includes(url.protocol) || origins.some((origin) => liesIn(origin, url));
  return isAllowed ? url : undefined;
}
