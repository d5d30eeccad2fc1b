import { contentPolicy, REPORT_PATH } from './contentPolicy.ts';
import type { PolicyFacts } from './contentPolicy.ts';

/** Headers for the paths a pattern names (`/*` all, `/assets/*` a folder, else one path); later rules win. */
export type HeaderRule = { path: string; headers: Record<string, string> };

/** Content of `headers.json`: all that a host needs to serve an assembled site. */
export type SiteHeaders = {
  format: 1;
  site: string;
  /** The merchant's hosts. */
  domains: string[];
  /** File served for every page address that has no file of its own. */
  fallback: string;
  /** HTML file of each page that has its own, by the page's paths. */
  pages: Record<string, string>;
  /** Path prefixes that belong to the gateway. */
  gateway: string[];
  rules: HeaderRule[];
  /** Headers of every proxied gateway response, unless the gateway sets them itself. */
  calls: Record<string, string>;
};

export const gatewayPaths = ['/wps', '/lgw', '/lotto', '/media'] as const;

// Headers of every response, from the site or the gateway.
const everyAnswer = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
};

/** Policy of responses other than pages: opened directly, they load and run nothing and cannot be framed. */
const CLOSED = "default-src 'none'; frame-ancestors 'none'";

/** Headers of an uncached response other than a page. */
export const callHeaders: Record<string, string> = {
  'Content-Security-Policy': CLOSED,
  ...everyAnswer,
  'Cache-Control': 'no-store',
};

const IMMUTABLE = 'public, max-age=31536000, immutable';
const hashedFolders = ['/assets/*', '/brand/*', '/banners/*', '/languages/*'];
const briefly = ['/manifest.webmanifest', '/robots.txt', '/sitemap.xml'];

/**
 * The headers of a site. Pages get the strict policy; content-hashed files get a closed policy and are cached for ever.
 */
export const siteHeaders = (
  site: string,
  domains: readonly string[],
  policy: PolicyFacts,
  pages: Readonly<Record<string, string>> = {},
): SiteHeaders => {
  const everywhere = {
    'Content-Security-Policy': contentPolicy(policy),
    'Reporting-Endpoints': `csp="${REPORT_PATH}"`,
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy':
      'camera=(), geolocation=(), microphone=(), payment=(), publickey-credentials-create=(self), publickey-credentials-get=(self), usb=()',
    ...everyAnswer,
    'Cache-Control': 'no-cache',
  };
  return {
    format: 1,
    site,
    domains: [...domains],
    fallback: '/200.html',
    pages: { ...pages },
    gateway: [...gatewayPaths],
    rules: [
      { path: '/*', headers: everywhere },
      ...hashedFolders.map((path) => ({
        path,
        headers: { 'Content-Security-Policy': CLOSED, 'Cache-Control': IMMUTABLE },
      })),
      ...briefly.map((path) => ({ path, headers: { 'Cache-Control': 'public, max-age=3600' } })),
    ],
    calls: callHeaders,
  };
};

/**
 * True for a file that is served for page addresses: only to requests that accept HTML, so its response varies with
 * `Accept`.
 */
export const isNegotiated = ({ fallback, pages }: SiteHeaders, file: string): boolean =>
  file === fallback || Object.values(pages).includes(file);

/** The headers of one path: all matching rules merged, later ones win. */
export const headersFor = (rules: readonly HeaderRule[], path: string): Record<string, string> => {
  const named = rules.filter((rule) =>
    rule.path.endsWith('/*') ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path,
  );
  return Object.assign({}, ...named.map(({ headers }) => headers)) as Record<string, string>;
};
