import type { LanguageCode } from '@baize/domain/languages';
import { languages } from '@baize/domain/languages';
import type { RouteName } from '@baize/domain/routes';
import type { TenantDocument } from '@baize/tenant/document';
import { escapeHtml } from '../page/escapeHtml.ts';
import type { ReleaseManifest } from '../release/manifestSchema.ts';

const publicRoutes: readonly RouteName[] = [
  'home',
  'promotions',
  'down',
  'helpmc',
  'sports',
  'esports',
  'live',
  'fish',
  'pvp',
  'lott',
  'elott',
  'rng',
  'login',
  'register',
];
const privateRoutes: readonly RouteName[] = [
  'member',
  'agent',
  'agentHome',
  'favorite',
  'lottery',
  'seaLottery',
  'vnLottery',
  'seamless',
  'vip',
];

const pathsOf = ({ routes }: ReleaseManifest, names: readonly RouteName[]): string[] =>
  names.flatMap((name) => routes[name]?.paths[0] ?? []);

/** The web app manifest, for installing the site on a home screen. */
export const webManifest = (
  document: TenantDocument,
  {
    description,
    ground,
    icons,
  }: { description: string | undefined; ground: string; icons: readonly { size: number; src: string }[] },
): string => {
  const { tag, direction } = languages[document.defaultLanguage];
  return JSON.stringify({
    id: '/',
    name: document.brandName,
    short_name: document.brandName,
    ...(description !== undefined && { description }),
    lang: tag,
    dir: direction,
    start_url: '/',
    display: 'standalone',
    theme_color: ground,
    background_color: ground,
    icons: icons
      .filter(({ size }) => size >= 192)
      .map(({ size, src }) => ({ src, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' })),
  });
};

/** `robots.txt`: allows the public pages of a site with its own domain; disallows everything without one. */
export const robots = (document: TenantDocument, manifest: ReleaseManifest): string => {
  const [domain] = document.domains;
  if (domain === undefined) return 'User-agent: *\nDisallow: /\n';
  const closed = [...pathsOf(manifest, privateRoutes), '/wps/', '/lgw/', '/lotto/'];
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    `Sitemap: https://${domain}/sitemap.xml`,
  ];
  return `${lines.join('\n')}\n`;
};

/** `sitemap.xml`: the public pages on the primary domain, each with its address in every offered language. */
export const sitemap = (document: TenantDocument, manifest: ReleaseManifest): string => {
  const [domain] = document.domains;
  const address = (path: string, code?: LanguageCode) =>
    escapeHtml(`https://${domain}${path}${code === undefined ? '' : `?lang=${code}`}`);
  const urls = (domain === undefined ? [] : pathsOf(manifest, publicRoutes)).map((path) => {
    const links = document.languages.map(
      (code) => `<xhtml:link rel="alternate" hreflang="${languages[code].tag}" href="${address(path, code)}"/>`,
    );
    return `<url><loc>${address(path)}</loc>${links.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`;
};
