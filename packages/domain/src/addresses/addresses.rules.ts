/** Allowlist of destinations for `allowedAddress`; an origin or scheme outside it is rejected. */
export type AllowedPlaces = {
  /** The site's own origin; its pages are allowed as absolute addresses and as paths. */
  readonly site?: string;
  /** Other origins, as a content policy writes them: `*.` for any subdomain, `:*` for any port. */
  readonly origins?: readonly string[];
  /** Schemes allowed with any host, with their colons, e.g. `mailto:`. */
  readonly schemes?: readonly string[];
};

/** Stand-in origin for callers that allow paths and have no origin of their own. */
export const thisSite = 'https://site.invalid';

// Browsers repair `https:host` and read `//host` as another host, so the address must begin with a complete prefix.
const BEGINNING = /^(?:[#/](?!\/)|https?:\/\/(?!\/)|mailto:|tel:)/i;

// Browsers read a backslash as a slash and drop control and invisible characters.
const HIDDEN = /[^\S ]|[\\\p{C}]/u;

const liesIn = (origin: string, { protocol, hostname, port }: URL): boolean => {
  const [, scheme, host, at] = /^(https?:)\/\/([^:]+)(?::(\d+|\*))?$/.exec(origin) ?? [];
  if (!scheme || !host || protocol !== scheme) return false;
  const sameHost = host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
  return sameHost && (at === '*' || port === (at ?? ''));
};

/**
 * Parses an address from outside as a browser does; undefined unless its destination is allowed. Every address that the
 * product opens, frames, links or redirects to and did not write itself must pass this function.
 */
export const allowedAddress = (
  address: string,
  { site, origins = [], schemes = [] }: AllowedPlaces,
): URL | undefined => {
  if (!BEGINNING.test(address) || HIDDEN.test(address) || !URL.canParse(address, site)) return undefined;
  const url = new URL(address, site);
  // A user name can pass for the host: `https://bank.example@evil.example`.
  if (url.username || url.password) return undefined;
  // `/..//elsewhere` normalises to the path `//elsewhere`, which names another host when it is followed as a path.
  if (site && url.origin === new URL(site).origin) return url.pathname.startsWith('//') ? undefined : url;
  const isAllowed = schemes.includes(url.protocol) || origins.some((origin) => liesIn(origin, url));
  return isAllowed ? url : undefined;
};
