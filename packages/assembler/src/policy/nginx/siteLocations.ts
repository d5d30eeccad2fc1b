import { originClaims } from '../../gateway/passedHeaders.ts';
import { callLimits } from '../../gateway/callLimits.ts';
import { refusalBody, RETRY_SECONDS } from '../../gateway/refuse.ts';
import type { Refusal } from '../../gateway/refuse.ts';
import { REPORT_PATH } from '../contentPolicy.ts';
import { textTypes } from '../mediaTypes.ts';
import type { SiteHeaders } from '../siteHeaders.ts';
import { indented, quoted } from './nginxText.ts';
import type { Variables } from './siteMaps.ts';

function addHeaders(headers: readonly (readonly [name: string, value: string])[], by: number): string {
  return indented(
    headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    by,
  );
}

function seconds(milliseconds: number): string {
  return `${Math.ceil(milliseconds / 1000)}s`;
}

/** Where a call is answered that cannot be passed on. */
function refusal(place: string, status: number, code: Refusal, headers: Readonly<Record<string, string>>): string {
  return `
  location ${place} {
    default_type 'application/json; charset=utf-8';
${addHeaders(Object.entries(headers), 4)}
    return ${status} '${refusalBody(code)}';
  }`;
}

/**
 * The locations of a site. In nginx, a location with a header of its own loses all headers of the server, so locations
 * of files have none.
 */
export function siteLocations({ gateway, calls }: SiteHeaders, names: Variables, upstream: string): string {
  const claims = originClaims.filter(
    (name) => !['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'].includes(name),
  );
  const prefixes = gateway.map((path) => path.slice(1)).join('|');
  const texts = Object.entries(textTypes).map(
    ([ending, type]) => String.raw`
  location ~ \.${ending}$ {
    types { }
    default_type '${type}';
    try_files $uri${names.packed} $uri ${names.otherwise};
  }`,
  );
  return `
  location ~ ^/(?:${prefixes})(?:/|$) {
${addHeaders(
  names.calls.map(({ name, variable }) => [name, variable]),
  4,
)}
    proxy_pass http://${upstream};
    proxy_http_version 1.1;
    proxy_buffering off;
    proxy_connect_timeout ${seconds(callLimits.connectMilliseconds)};
    proxy_read_timeout ${seconds(callLimits.silenceMilliseconds)};
    proxy_set_header Connection '';
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
${indented(
  claims.map((name) => `proxy_set_header ${name} '';`),
  4,
)}
    error_page 413 @too_large;
    error_page 502 504 = @gateway_away;
  }${refusal('@too_large', 413, 'tooLarge', calls)}${refusal('@gateway_away', 503, 'gatewayUnavailable', {
    ...calls,
    'Retry-After': RETRY_SECONDS,
  })}
  location = ${REPORT_PATH} {
    return 204;
  }
  location ~ ^/(?:headers\\.json|_headers|nginx\\.conf)$ {
    return 404;
  }
  location ~ /\\.|\\.(?:br|gz)$ {
    return 404;
  }
  location = / {
    types { }
    default_type '${textTypes.html}';
    try_files /index.html${names.packed} /index.html =404;
  }${texts.join('')}
  location / {
    try_files $uri ${names.otherwise};
  }`;
}
