import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A variant of home to load, on a site of its own. */
type LoadDocument = {
  /** The site's name, and its host's: `<site>.localhost`. */
  readonly site: string;
  readonly path: string;
  readonly title: string;
  /** True when the page fetches games, which must be rendered before it counts as quiet. */
  readonly fetchesGames: boolean;
  /** True when its CPU time is compared, which takes a load of its own. */
  readonly timed: boolean;
};

/** A folder of sites for the edge; `remove` deletes it. */
type LoadSites = {
  readonly folder: string;
  readonly documents: readonly LoadDocument[];
  readonly remove: () => Promise<void>;
};

/**
 * Lays out home of an assembled site, its static twin, and the same document without script. Home rendered by the
 * browser alone needs no copy: an alias of its address gets the document for deep links, which has a cover in place of
 * a page.
 */
export const layOutSites = async (assembled: string, tenant: string): Promise<LoadSites> => {
  const folder = await mkdtemp(join(tmpdir(), 'baize-load-'));
  const from = join(assembled, tenant);
  await cp(join(assembled, '.assembled.json'), join(folder, '.assembled.json'));
  const home = await readFile(join(from, 'index.html'), 'utf8');
  await layOut(from, folder, tenant, home);
  await layOut(from, folder, 'twin', twinOf(home));
  await layOut(from, folder, 'scriptless', withoutScript(home));
  const documents = [
    { site: tenant, path: '/', title: 'home', fetchesGames: true, timed: true },
    { site: 'twin', path: '/', title: 'static twin', fetchesGames: false, timed: false },
    { site: 'scriptless', path: '/', title: 'home without script', fetchesGames: false, timed: true },
    { site: tenant, path: '/home', title: 'rendered in browser', fetchesGames: true, timed: false },
  ];
  return { folder, documents, remove: () => rm(folder, { recursive: true, force: true }) };
};

/**
 * Copies a site under another name, with another first page. Without the merchant's domains, which one site alone may
 * have.
 */
const layOut = async (from: string, folder: string, site: string, html: string): Promise<void> => {
  const to = join(folder, site);
  await cp(from, to, { recursive: true });
  await writeFile(join(to, 'index.html'), html);
  const packed = (await readdir(to)).filter((name) => /^index\.html\.(?:br|gz)$/.test(name));
  for (const name of packed) {
    await writeFile(join(to, name), name.endsWith('br') ? brotliCompressSync(html) : gzipSync(html));
  }
  const headers = JSON.parse(await readFile(join(to, 'headers.json'), 'utf8')) as object;
  await writeFile(join(to, 'headers.json'), JSON.stringify({ ...headers, site, domains: [] }));
};

/** The same document whose scripts are never fetched and never run; their data stays in it. */
const withoutScript = (home: string): string =>
  home
    .replaceAll(/<script type="module"[^>]*><\/script>/g, '')
    .replaceAll(/<script>[^]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');

/** The same page as hand-written HTML: markup, styles and pictures, without script and hydration marks. */
const twinOf = (home: string): string =>
  withoutScript(home)
    .replaceAll(/<script[^>]*>[^]*?<\/script>/g, '')
    .replaceAll(/<!--[^]*?-->/g, '')
    .replaceAll(/ data-(?:styled-version|styled|reactroot)(?:="[^"]*")?(?=[ >])/g, '');
