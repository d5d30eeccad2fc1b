import { callLimits } from '../../gateway/callLimits.ts';
import { binaryTypes, OTHER_TYPE } from '../mediaTypes.ts';
import { headersFor } from '../siteHeaders.ts';
import type { SiteHeaders } from '../siteHeaders.ts';
import { indented, quoted } from './nginxText.ts';
import { siteLocations } from './siteLocations.ts';
import { siteMaps, variablesOf } from './siteMaps.ts';

/**
 * A complete nginx server that runs after the two edits named at its top. It uses only directives that every build of
 * nginx has: prepared brotli and gzip files need no module. Every kind of answer carries the site's headers.
 */
export function nginxServer(site: SiteHeaders): string {
  const hosts = site.domains.length > 0 ? site.domains.join(' ') : `${site.site}.localhost`;
  const names = variablesOf(site);
  const upstream = `baize_gateway_${site.site.replaceAll('-', '_')}`;
  const { 'Cache-Control': _, 'Content-Security-Policy': __, ...general } = headersFor(site.rules, '/');
  const headers = Object.entries(general).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
  const types = Object.entries(binaryTypes).map(([ending, type]) => `${type} ${ending};`);
  return `# Two edits, then put this file where nginx includes its servers (on Debian /etc/nginx/sites-enabled/):
# EDIT 1, the gateway's address, and EDIT 2, the folder of this site, are marked below.
# It speaks plain HTTP: "certbot --nginx" adds the certificate, or a balancer in front of it holds one.

upstream ${upstream} {
  server 127.0.0.1:8081; # EDIT 1
  keepalive 32;
}

${siteMaps(site, names).join('\n')}

server {
  listen 80;
  server_name ${hosts};
  root /srv/sites/${site.site}; # EDIT 2

  server_tokens off;
  # What is worth it was compressed when the site was assembled; compressed once more here, nothing could read it.
  gzip off;
  client_max_body_size ${callLimits.bodyBytes};
  client_body_timeout 30s;
  default_type ${OTHER_TYPE};
  types {
${indented(types, 4)}
  }

${indented(headers)}
  add_header Content-Security-Policy ${names.policy} always;
  add_header Cache-Control ${names.cache} always;
  add_header Content-Encoding ${names.coding};
  add_header Vary ${names.vary};
${siteLocations(site, names, upstream)}
}
`;
}
