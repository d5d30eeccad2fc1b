import { hash } from 'node:crypto';
import { callLimits } from '../callLimits.ts';
import { binaryTypes, OTHER_TYPE } from '../mediaTypes.ts';
import { headersFor } from '../siteHeaders.ts';
import type { SiteHeaders } from '../siteHeaders.ts';
import { indented, map, quoted } from './nginxText.ts';
import { sharedLocations } from './sharedLocations.ts';
import { POLICY, sharedMaps, sharedVariables } from './sharedMaps.ts';
import type { Variables } from './sharedMaps.ts';

/** A site's own nginx file, and the two files it includes, which all sites of a release share. */
export type NginxFiles = { site: string; maps: string; server: string };

/** The two shared files, and the names of their variables. */
export type SharedNginx = Omit<NginxFiles, 'site'> & { names: Variables };

const mapsText = (site: SiteHeaders, names: Variables): string =>
  `# What answers depend on, for every site of a release.\n\n${sharedMaps(site, names).join('\n')}\n`;

const serverText = (site: SiteHeaders, names: Variables): string => {
  const { 'Cache-Control': _, [POLICY]: __, ...general } = headersFor(site.rules, '/');
  const headers = Object.entries(general).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
  const types = Object.entries(binaryTypes).map(([ending, type]) => `${type} ${ending};`);
  return `# How every site of a release is served; what differs between them stands in their own files.

server_tokens off;
# What is worth it was compressed beforehand; compressed once more here, nothing could read it.
gzip off;
client_max_body_size ${callLimits.bodyBytes};
client_body_timeout 30s;
default_type ${OTHER_TYPE};
types {
${indented(types)}
}

${headers.join('\n')}
add_header Cache-Control ${names.cache} always;
add_header Content-Encoding ${names.coding};
add_header Vary ${names.vary};
${sharedLocations(site, names)}
`;
};

const siteText = (site: SiteHeaders, names: Variables): string => {
  const hosts = site.domains.length > 0 ? site.domains.join(' ') : `${site.site}.localhost`;
  const folder = `/srv/sites/${site.site}`;
  const name = site.site.replaceAll('-', '_');
  const policy = map(names.closed, `$baize_${name}_policy`, [
    ["''", quoted(headersFor(site.rules, '/')[POLICY] ?? '')],
    ['default', names.closed],
  ]);
  return `# Two edits, then put this file where nginx includes its servers (on Debian /etc/nginx/sites-enabled/):
# EDIT 1, the gateway's address, and EDIT 2, the folder of this site (in three lines), are marked below.
# It speaks plain HTTP: "certbot --nginx" adds the certificate, or a balancer in front of it holds one.

upstream baize_gateway_${name} {
  server 127.0.0.1:8081; # EDIT 1
  keepalive 32;
}

include ${folder}/nginx.maps.conf; # EDIT 2
${policy}

server {
  listen 80;
  # With IPv6: listen [::]:80;
  server_name ${hosts};
  root ${folder}; # EDIT 2
  set $baize_gateway baize_gateway_${name};
  add_header ${POLICY} $baize_${name}_policy always;
  include ${folder}/nginx.server.conf; # EDIT 2
}
`;
};

/** The nginx files shared by every site of a release, derived from the headers of any of them. */
export const sharedNginx = (site: SiteHeaders): SharedNginx => {
  const unnamed = sharedVariables(site, '');
  const version = hash('sha256', mapsText(site, unnamed) + serverText(site, unnamed), 'hex').slice(0, 8);
  const names = sharedVariables(site, version);
  return { names, maps: mapsText(site, names), server: serverText(site, names) };
};

/**
 * A complete nginx server that runs after the two edits named at its top. It needs no module: directives of every nginx
 * build, and precompressed brotli and gzip files. Every kind of response carries the site's headers.
 */
export const nginxServer = (site: SiteHeaders, { names, maps, server } = sharedNginx(site)): NginxFiles => ({
  site: siteText(site, names),
  maps,
  server,
});
