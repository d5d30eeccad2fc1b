import { languages, type LanguageCode } from '@baize/domain/languages';
import type { Tenant } from '@baize/tenant';
import type { TenantDocument } from '@baize/tenant/document';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { licenseText } from '../licenses/packageLicense.ts';
import { sharedPageFile, sharedPages, type SharedPage } from '../page/sharedPages.ts';
import { renderIndexHtml, type OwnHead, type PageFacts, type RenderedPage } from '../page/renderIndexHtml.ts';
import { shareFile } from '../pictures/rasterPicture.ts';
import { sitePictures } from '../pictures/sitePictures.ts';
import { policyHash, type PolicyFacts } from '../policy/contentPolicy.ts';
import { nginxServer, sharedNginx } from '../policy/nginx/nginxServer.ts';
import { siteHeaders, type SiteHeaders } from '../policy/siteHeaders.ts';
import type { Release } from '../release/release.types.ts';
import { sharedWords, wordsName, type SharedLanguage } from '../words/sharedWords.ts';
import { ownSentences, pageWords } from '../words/siteWords.ts';
import { contentName, type ContentCache } from './contentCache.ts';
import { siteFonts } from './siteFonts.ts';
import { robots, sitemap, webManifest } from './wellKnownFiles.ts';

/**
 * Serialises the rules in the `_headers` format of static hosts. Removes a general header first where a path sets its
 * own value.
 */
export const underscoreHeaders = ({ rules }: SiteHeaders): string => {
  const general = rules.find(({ path }) => path === '/*')?.headers ?? {};
  const blocks = rules.map(({ path, headers }) => {
    const replaced = path === '/*' ? [] : Object.keys(headers).filter((name) => name in general);
    return [
      path,
      ...replaced.map((name) => `  ! ${name}`),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
};

/** A site in memory: source paths of files to link and texts to write, both by their path in the site. */
export type BuiltSite = { id: string; links: Map<string, string>; texts: Map<string, string> };

const assets = (names: readonly string[]) => names.map((name) => `/assets/${name}`);

/** Addresses of each offered language's catalogs, the merchant's own catalogs to write, and the release's to link. */
const placeWords = (tenant: Tenant, shared: ReadonlyMap<LanguageCode, SharedLanguage>) => {
  const texts = new Map<string, string>();
  const links = new Map<string, string>();
  const words = tenant.document.languages.map((code) => {
    const { areas = code, files = new Map() } = shared.get(languages[code].catalog) ?? {};
    for (const [path, from] of files) links.set(path, from);
    const sentences = ownSentences(tenant, code);
    if (Object.keys(sentences).length === 0) return [code, { areas }] as const;
    const text = JSON.stringify(sentences);
    const own = wordsName(code, text);
    texts.set(`/languages/${own}.json`, text);
    return [code, { areas, own }] as const;
  });
  return { words: Object.fromEntries(words) as TenantDocument['words'], texts, links };
};

/** The release's client files with their compressed forms, as pairs of site path and source path. */
const sharedFiles = async (release: Release, cache: ContentCache) => {
  const forms = await Promise.all(
    release.files.map(async (name) => {
      const made = await cache.forms(name, await readFile(join(release.dir, 'client', name)));
      return made.map(({ suffix, path }) => [`/assets/${name}${suffix}`, path] as const);
    }),
  );
  return new Map(forms.flat());
};

/** The nginx configuration that sites of a release share, and links to its two files. */
const placeNginx = async (headers: SiteHeaders, cache: ContentCache) => {
  const shared = sharedNginx(headers);
  const files = Object.entries({ '/nginx.maps.conf': shared.maps, '/nginx.server.conf': shared.server });
  const links = files.map(async ([path, text]) => {
    return [path, await cache.path(join('nginx', contentName(text)), async () => text)] as const;
  });
  return { shared, links: await Promise.all(links) };
};

/** Renders the HTML files of pages with a link preview, and their pictures; `pages` maps each path to its file. */
const placeSharedPages = async (
  { dir }: Tenant,
  cache: ContentCache,
  list: readonly SharedPage[],
  render: (own: OwnHead) => Promise<RenderedPage>,
) => {
  const made = list.map(async (page) => {
    const bytes = page.picture && (await readFile(join(dir, page.picture.src)));
    const share = bytes && (await shareFile(cache, bytes, page.name));
    const { html } = await render({ ...page, path: page.paths[0], share: share?.path });
    const file = sharedPageFile(page);
    return { file, html, share, pages: page.paths.map((path) => [path.toLowerCase(), file] as const) };
  });
  const all = await Promise.all(made);
  return {
    texts: all.map(({ file, html }) => [file, html] as const),
    files: all.flatMap(({ share }) => share ?? []),
    pages: Object.fromEntries(all.flatMap(({ pages }) => pages)),
  };
};

/** Builds a tenant's site from a release. Everything expensive is cached by content. */
export const buildSite = async (release: Release, tenant: Tenant, cache: ContentCache): Promise<BuiltSite> => {
  const { manifest } = release;
  const words = pageWords(release.catalogs, tenant);
  const [pictures, fonts, released, languageFiles] = await Promise.all([
    sitePictures(cache, tenant.dir, tenant.document),
    siteFonts(cache, tenant.theme.fonts, tenant.document.defaultLanguage),
    cache.once(release, () => sharedFiles(release, cache)),
    cache.once(release.catalogs, () => sharedWords(release.catalogs, cache)),
  ]);
  const placed = placeWords(tenant, languageFiles);
  const document: TenantDocument = {
    ...tenant.document,
    brand: pictures.brand,
    banners: pictures.banners,
    words: placed.words,
  };
  const { ground } = tenant.theme;
  const facts: PageFacts = {
    document,
    words,
    themeCss: fonts.css + tenant.theme.css,
    ground,
    links: pictures.links,
    fonts: fonts.preload,
    boot: release.boot,
    entry: {
      script: `/assets/${manifest.entry.script}`,
      styles: assets(manifest.entry.styles),
      preload: assets(manifest.entry.preload),
    },
    renderShell: release.renderShell,
  };
  const withChunks = (chunks: readonly string[] = []): PageFacts => ({
    ...facts,
    entry: { ...facts.entry, preload: [...facts.entry.preload, ...assets(chunks)] },
  });
  const home = await renderIndexHtml(withChunks(manifest.routes.home?.chunks), 'home');
  // Any page starts with home's frame, so home's messages are inlined, too; otherwise the frame would show raw message
  // ids.
  const neutral = await renderIndexHtml(withChunks(manifest.entry.otherPages), 'neutral', home.usedMessages);
  const shared = await placeSharedPages(tenant, cache, sharedPages(manifest.routes, words, tenant.document), (own) => {
    const around = { ...withChunks(manifest.entry.otherPages), renderShell: async () => neutral.shell };
    return renderIndexHtml(around, 'neutral', home.usedMessages, own);
  });
  const policy: PolicyFacts = {
    origins: document.origins,
    scripts: [policyHash(release.boot), ...manifest.csp.scripts],
    styles: [...manifest.csp.styles, ...[...home.styles, ...neutral.styles].map(policyHash)],
    trustedTypes: manifest.csp.trustedTypes ?? [],
    firebase: document.firebase,
    googleTag: document.googleTag,
  };
  const headers = siteHeaders(document.id, document.domains, policy, shared.pages);
  const nginx = await cache.once(manifest, () => placeNginx(headers, cache));
  const licenses = licenseText([...release.licenses, ...fonts.licenses].sort());
  const licenseForms = await cache.forms('/licenses.txt', Buffer.from(licenses));
  const description = words.plain('site.description');
  const barColor = document.defaultScheme === 'light' ? ground.light : ground.dark;
  const texts = new Map([
    ['/index.html', home.html],
    ['/200.html', neutral.html],
    ...shared.texts,
    ...placed.texts,
    ['/manifest.webmanifest', webManifest(document, { description, ground: barColor, icons: pictures.icons })],
    ['/robots.txt', robots(document, manifest)],
    ['/sitemap.xml', sitemap(document, manifest)],
    ['/headers.json', JSON.stringify(headers)],
    ['/_headers', underscoreHeaders(headers)],
    ['/nginx.conf', nginxServer(headers, nginx.shared).site],
  ]);
  const links = new Map([
    ...released,
    ...nginx.links,
    ...licenseForms.map(({ suffix, path }) => [`/licenses.txt${suffix}`, path] as const),
    ...placed.links,
    ...[...pictures.files, ...shared.files, ...fonts.files].map(({ path, from }) => [path, from] as const),
  ]);
  return { id: document.id, links, texts };
};
