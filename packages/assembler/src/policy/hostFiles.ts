import { headersFor } from './siteHeaders.ts';
import type { SiteHeaders } from './siteHeaders.ts';

/** The rules in the `_headers` format that static hosts read. A path's own `Cache-Control` takes the general one off first. */
export function underscoreHeaders({ rules }: SiteHeaders): string {
  const blocks = rules.map(({ path, headers }) => {
    const replaced = path === '/*' || !('Cache-Control' in headers) ? [] : ['  ! Cache-Control'];
    return [path, ...replaced, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

function addHeaders(headers: Readonly<Record<string, string>>, indent: string): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} '${value.replaceAll("'", String.raw`\'`)}' always;`)
    .join('\n');
}

/** A server block for nginx (with brotli_static and gzip_static where built in): put the site under `root` and name your gateway. */
export function nginxServer(site: SiteHeaders): string {
  const { rules, gateway, fallback } = site;
  const names = site.domains.length > 0 ? site.domains.join(' ') : `${site.site}.localhost`;
  // An add_header in a location hides the outer ones, so each location carries its whole list.
  const locations = rules
    .filter(({ path }) => path !== '/*')
    .map(({ path }) => {
      const match = path.endsWith('/*') ? `^~ ${path.slice(0, -1)}` : `= ${path}`;
      return `  location ${match} {\n${addHeaders(headersFor(rules, path.replace('*', 'x')), '    ')}\n    try_files $uri =404;\n  }`;
    });
  const passes = gateway.map(
    (path) => `  location ^~ ${path}/ {
    proxy_pass http://baize_gateway;
    proxy_http_version 1.1;
    proxy_buffering off;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
  }`,
  );
  return `# Put "upstream baize_gateway { server <your gateway>; }" beside this block, and add your certificate.
server {
  listen 443 ssl;
  server_name ${names};
  root /srv/sites/${site.site};
  gzip_static on;
  location ~ ^/(headers\\.json|_headers|nginx\\.conf)$ { return 404; }
${locations.join('\n')}
${passes.join('\n')}
  location = ${fallback} {
${addHeaders(headersFor(rules, '/'), '    ')}
    internal;
  }
  location / {
${addHeaders(headersFor(rules, '/'), '    ')}
    try_files $uri $uri/index.html ${fallback};
  }
}
`;
}
