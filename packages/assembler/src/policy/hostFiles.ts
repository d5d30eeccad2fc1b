import { headersFor } from './siteHeaders.ts';
import type { HeaderRule, SiteHeaders } from './siteHeaders.ts';

/** The rules in the `_headers` format that static hosts read. A path's own `Cache-Control` takes the general one off first. */
export function underscoreHeaders({ rules }: SiteHeaders): string {
  const blocks = rules.map(({ path, headers }) => {
    const replaced = path === '/*' || !('Cache-Control' in headers) ? [] : ['  ! Cache-Control'];
    return [path, ...replaced, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

function quoted(value: string): string {
  return value.includes("'") ? `"${value}"` : `'${value}'`;
}

function mapEntry({ path, headers }: HeaderRule): string {
  const pattern = path === '/*' ? 'default' : `~^${path.replaceAll('.', String.raw`\.`).replace(/\/\*$/, '/')}`;
  return `  ${pattern} ${quoted(headers['Cache-Control'] ?? '')};`;
}

/** A server block for nginx (add `brotli_static on` where it is built in): put the site under `root` and name your gateway. */
export function nginxServer(site: SiteHeaders): string {
  const { rules, gateway, fallback } = site;
  const names = site.domains.length > 0 ? site.domains.join(' ') : `${site.site}.localhost`;
  const variable = `$baize_cache_${site.site.replaceAll('-', '_')}`;
  const { 'Cache-Control': _, ...general } = headersFor(rules, '/');
  const headers = Object.entries(general).map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`);
  const folders = rules.flatMap(({ path }) => (path !== '/*' && path.endsWith('/*') ? [path.slice(1, -2)] : []));
  return `# Put "upstream baize_gateway { server <your gateway>; }" beside this block, and add your certificate.
map $uri ${variable} {
${rules.map(mapEntry).join('\n')}
}

server {
  listen 443 ssl;
  server_name ${names};
  root /srv/sites/${site.site};
  gzip on;
  gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml;
${headers.join('\n')}
  add_header Cache-Control ${variable} always;

  location ~ ^/(headers\\.json|_headers|nginx\\.conf)$ {
    return 404;
  }
  location ~ ^/(${folders.join('|')})/ {
    try_files $uri =404;
  }
  location ~ ^(${gateway.join('|')})/ {
    add_header X-Content-Type-Options nosniff always;
    proxy_pass http://baize_gateway;
    proxy_http_version 1.1;
    proxy_buffering off;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
  }
  location = /csp-report {
    return 204;
  }
  location / {
    try_files $uri $uri/index.html ${fallback};
  }
}
`;
}
