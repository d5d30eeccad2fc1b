import { siteHeaders } from '../policy/siteHeaders.ts';
import type { SiteHeaders } from '../policy/siteHeaders.ts';

/** A site's headers as the assembler writes them, with one origin of each kind. */
export const reviewedSite = (site: string): SiteHeaders => {
  const policy = {
    origins: { frames: ['https://games.example'], images: ['https://cdn.example'], chat: ['https://chat.example'] },
    scripts: ['sha256-script'],
    styles: ['sha256-style'],
    trustedTypes: ['dompurify'],
  };
  return siteHeaders(site, [`${site}.example`], policy, { '/down': '/down.html', '/app': '/down.html' });
};

const everyAnswer = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
};

const ofSite = {
  ...everyAnswer,
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self' 'sha256-script'",
    "style-src-elem 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-style'",
    "style-src-attr 'none'",
    "img-src 'self' data: https://cdn.example",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    'frame-src https://games.example https://chat.example',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
    'report-uri /csp-report',
    'report-to csp',
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy':
    'camera=(), geolocation=(), microphone=(), payment=(), publickey-credentials-create=(self), publickey-credentials-get=(self), usb=()',
  'reporting-endpoints': 'csp="/csp-report"',
};

const closed = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };
const ofCall = { ...everyAnswer, ...closed };

/** One kind of response: its request, and every security header it must carry. Headers not listed must be absent. */
export type ReviewedAnswer = {
  kind: string;
  path: string;
  method?: string;
  accept?: string;
  status: number;
  type: string;
  headers: Readonly<Record<string, string>>;
};

const html = 'text/html; charset=utf-8';
const json = 'application/json; charset=utf-8';
const forEver = { ...ofSite, ...closed, 'cache-control': 'public, max-age=31536000, immutable' };
const askAgain = { ...ofSite, 'cache-control': 'no-cache' };
const anHour = { ...ofSite, 'cache-control': 'public, max-age=3600' };
const never = { ...ofSite, 'cache-control': 'no-store' };

/**
 * Expected headers of each kind of response, written by hand so that weakening one means editing this table, too. The
 * gateway sets no headers on calls; on `/media/own.svg` it sets caching and policy.
 */
export const reviewedAnswers: readonly ReviewedAnswer[] = [
  { kind: 'the home page', path: '/', status: 200, type: html, headers: askAgain },
  { kind: 'a page', path: '/promotions', accept: 'text/html,*/*', status: 200, type: html, headers: askAgain },
  { kind: 'a page that anything may be', path: '/promotions', status: 200, type: html, headers: askAgain },
  { kind: 'a page with a file of its own', path: '/down', accept: '*/*', status: 200, type: html, headers: askAgain },
  { kind: 'the fallback page itself', path: '/200.html', status: 200, type: html, headers: askAgain },
  {
    kind: 'a script',
    path: '/assets/main-1.js',
    status: 200,
    type: 'text/javascript; charset=utf-8',
    headers: forEver,
  },
  { kind: 'a face', path: '/assets/face-1.woff2', status: 200, type: 'font/woff2', headers: forEver },
  { kind: 'a logo', path: '/brand/logo.1.svg', status: 200, type: 'image/svg+xml', headers: forEver },
  { kind: 'a picture', path: '/banners/wide.1.avif', status: 200, type: 'image/avif', headers: forEver },
  { kind: 'words', path: '/languages/EN.1.json', status: 200, type: json, headers: forEver },
  { kind: 'the robots file', path: '/robots.txt', status: 200, type: 'text/plain; charset=utf-8', headers: anHour },
  { kind: 'the sitemap', path: '/sitemap.xml', status: 200, type: 'application/xml; charset=utf-8', headers: anHour },
  {
    kind: 'the manifest',
    path: '/manifest.webmanifest',
    status: 200,
    type: 'application/manifest+json; charset=utf-8',
    headers: anHour,
  },
  { kind: 'a missing script', path: '/assets/gone-1.js', accept: 'text/html', status: 404, type: '', headers: never },
  { kind: 'a missing file', path: '/gone.png', status: 404, type: '', headers: never },
  { kind: 'what a host reads', path: '/headers.json', status: 404, type: '', headers: never },
  { kind: 'a method that files do not have', path: '/', method: 'POST', status: 405, type: '', headers: never },
  { kind: 'a call', path: '/wps/x', status: 200, type: json, headers: { ...ofCall, 'cache-control': 'no-store' } },
  {
    kind: 'a call with headers of its own',
    path: '/media/own.svg',
    status: 200,
    type: 'image/svg+xml',
    headers: { ...ofCall, 'content-security-policy': "default-src 'none'; sandbox", 'cache-control': 'max-age=60' },
  },
  {
    kind: 'a call that is refused by the gateway',
    path: '/wps/refused',
    status: 403,
    type: json,
    headers: { ...ofCall, 'cache-control': 'no-store' },
  },
];

/** Response to a gateway call while the gateway is down. */
export const reviewedAway: ReviewedAnswer = {
  kind: 'a call without a gateway',
  path: '/wps/x',
  status: 503,
  type: json,
  headers: { ...ofCall, 'cache-control': 'no-store', 'retry-after': '2' },
};

/** Names of all headers that the table mentions. */
const reviewedNames: readonly string[] = [
  ...new Set([...reviewedAnswers, reviewedAway].flatMap(({ headers }) => Object.keys(headers))),
];

/** The response headers that the table covers. */
export const guarding = (headers: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(reviewedNames.flatMap((name) => (name in headers ? [[name, headers[name]]] : [])));
