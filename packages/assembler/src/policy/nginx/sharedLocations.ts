import { filePaths } from '@baize/domain/uploads';
import { originClaims } from '../originClaims.ts';
import { callLimits } from '../callLimits.ts';
import { refusalBody, RETRY_SECONDS } from '../refusals.ts';
import type { Refusal } from '../refusals.ts';
import { REPORT_PATH } from '../contentPolicy.ts';
import { textTypes } from '../mediaTypes.ts';
import type { SiteHeaders } from '../siteHeaders.ts';
import { indented, quoted } from './nginxText.ts';
import type { Variables } from './sharedMaps.ts';

const addHeaders = (headers: readonly (readonly [name: string, value: string])[]): string =>
  indented(headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`));

const seconds = (milliseconds: number): string => `${Math.ceil(milliseconds / 1000)}s`;

/** A location that answers a gateway call with a refusal's JSON body. */
const refusal = (place: string, status: number, code: Refusal, headers: Readonly<Record<string, string>>): string => `
location ${place} {
  default_type 'application/json; charset=utf-8';
${addHeaders(Object.entries(headers))}
  return ${status} '${refusalBody(code)}';
}`;

// Pages have no precompressed forms, so nginx compresses them itself.
const compressing = `gzip on;
  gzip_types *;
  gzip_comp_level 5;
  gzip_proxied any;`;

/** The location of one text type: serves the precompressed form if the browser accepts it, else the file itself. */
const textLocation = (ending: string, type: string, names: Variables): string => {
  const found = ending === 'html' ? `${compressing}\n  try_files $uri` : `try_files $uri${names.packed} $uri`;
  return `
location ~ \\.${ending}$ {
  types { }
  default_type '${type}';
  ${found} ${names.otherwise};
}`;
};

/** A location that proxies to the gateway, with a limit on the request's body in bytes. */
const callLocation = (place: string, calls: Variables['calls'], bodyBytes: number): string => {
  const claims = originClaims.filter(
    (name) => !['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'].includes(name),
  );
  return `
location ${place} {
${addHeaders(calls.map(({ name, variable }) => [name, variable]))}
  client_max_body_size ${bodyBytes};
  proxy_pass http://$baize_gateway;
  proxy_http_version 1.1;
  proxy_buffering off;
  proxy_connect_timeout ${seconds(callLimits.connectMilliseconds)};
  proxy_read_timeout ${seconds(callLimits.silenceMilliseconds)};
  proxy_set_header Connection '';
  proxy_set_header Host $host;
  proxy_set_header X-Forwarded-Host $host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
${indented(claims.map((name) => `proxy_set_header ${name} '';`))}
  error_page 413 @too_large;
  error_page 502 504 = @gateway_away;
}`;
};

/**
 * The locations of every site; `$baize_gateway` names the site's gateway. File locations add no headers: nginx drops
 * all headers of the server in a location that adds one.
 */
export const sharedLocations = ({ gateway, calls }: SiteHeaders, names: Variables): string => {
  const prefixes = gateway.map((path) => path.slice(1)).join('|');
  const texts = Object.entries(textTypes).map(([ending, type]) => textLocation(ending, type, names));
  // Exact paths only: longer paths with the same beginning get the small body limit.
  const files = filePaths.map((path) => callLocation(`= ${path}`, names.calls, callLimits.fileBodyBytes));
  const others = callLocation(`~ ^/(?:${prefixes})(?:/|$)`, names.calls, callLimits.bodyBytes);
  return `${others}${files.join('')}${refusal('@too_large', 413, 'tooLarge', calls)}${refusal(
    '@gateway_away',
    503,
    'gatewayUnavailable',
    {
      ...calls,
      'Retry-After': RETRY_SECONDS,
    },
  )}
location = ${REPORT_PATH} {
  return 204;
}
location ~ ^/(?:headers\\.json|_headers|nginx(?:\\.[a-z]+)?\\.conf)$ {
  return 404;
}
location ~ /\\.|\\.(?:br|gz)$ {
  return 404;
}
location = / {
  types { }
  default_type '${textTypes.html}';
  ${compressing}
  try_files /index.html =404;
}${texts.join('')}
location / {
  try_files $uri ${names.otherwise};
}`;
};
