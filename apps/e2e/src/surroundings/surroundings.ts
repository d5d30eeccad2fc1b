import type { LanguageCode } from '@baize/domain/languages';
import { languagesWritten, readSites, type Site } from './sites.ts';

/**
 * One of several things by a title: the same in every run. Another thing moves only the titles that it wins (rendezvous
 * hashing). Throws if there is nothing to choose from.
 */
export const choose = <T>(title: string, things: readonly T[], nameOf: (thing: T) => string): T => {
  const [first] = things
    .map((thing) => ({ thing, weight: hashOf(`${title}\n${nameOf(thing)}`) }))
    .toSorted((one, other) => other.weight - one.weight);
  if (first === undefined) throw new Error(`No assembled site fits “${title}”.`);
  return first.thing;
};

/** FNV-1a of 32 bits, mixed once more so that similar texts differ in every bit. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** Port of this run's edge. */
export const edgePort = Number(process.env['BAIZE_E2E_EDGE_PORT']);

/** Folder of this run's assembled sites. */
export const sitesFolder = process.env['BAIZE_SITES'] ?? '';

/** This run's sites that offer English, the language of the journeys' texts. */
export const sites: readonly Site[] = readSites(sitesFolder).filter((site) => site.languages.includes('EN'));

/** One site, for journeys that need a single merchant. */
export const anySite = (): Site => {
  const [site] = sites;
  if (site === undefined) throw new Error('No assembled site speaks English.');
  return site;
};

/** A site and a language to read it in, with its text direction. */
export type Reader = {
  readonly site: Site;
  readonly language: LanguageCode;
  readonly direction: 'ltr' | 'rtl';
};

/** A journey's title with its site, chosen by the title, in front; the fixture `site` is that site. */
export const onSite = (title: string, fits: (site: Site) => boolean = () => true): string => {
  const { id } = choose(title, sites.filter(fits), (site) => site.id);
  return `${id}: ${title}`;
};

/** The site that a title of `onSite` begins with. */
export const siteIn = (title: string): Site => {
  const site = sites.find(({ id }) => title.startsWith(`${id}: `));
  if (site === undefined) throw new Error(`No site is named in “${title}”: write test(onSite('…'), …).`);
  return site;
};

/** One left-to-right and one right-to-left reader of a journey, chosen by its title. */
export const readersFor = (title: string, fits: (site: Site) => boolean = () => true): readonly Reader[] =>
  readersOf(title, sites.filter(fits));

/** One reader of a journey, in either direction. */
export const readerFor = (title: string, fits?: (site: Site) => boolean): Reader =>
  choose(title, readersFor(title, fits), ({ direction }) => direction);

/** Readers among these sites; the left-to-right one is of a merchant without a right-to-left language. */
export const readersOf = (title: string, among: readonly Site[]): readonly Reader[] =>
  (['ltr', 'rtl'] as const).flatMap((direction) => {
    const cells = among
      .filter((site) => direction === 'rtl' || languagesWritten(site, 'rtl').length === 0)
      .flatMap((site) => languagesWritten(site, direction).map((language) => ({ site, language, direction })));
    return cells.length === 0 ? [] : [choose(title, cells, ({ site, language }) => `${site.id} ${language}`)];
  });

/** Every language once, with the first site that offers it, for journeys about the length of its words. */
export const languagesOnce = sites
  .map((site, place) => {
    const earlier = new Set(sites.slice(0, place).flatMap(({ languages }) => languages));
    return { site, codes: site.languages.filter((code) => !earlier.has(code)) };
  })
  .filter(({ codes }) => codes.length > 0);

/** A site that fulfils a condition. Throws if there is none. */
export const siteWhere = (what: string, holds: (site: Site) => boolean): Site => {
  const site = sites.find(holds);
  if (site === undefined) throw new Error(`No assembled site has ${what}.`);
  return site;
};

/** A site that offers a language. Throws if there is none. */
export const siteThatSpeaks = (code: LanguageCode): Site => {
  const site = sites.find(({ languages }) => languages.includes(code));
  if (site === undefined) throw new Error(`No assembled site speaks ${code}.`);
  return site;
};

/** A site that offers a language other than the one its pages are prerendered in. Throws if there is none. */
export const siteThatFetches = (code: LanguageCode): Site => {
  const site = sites.find(({ languages, defaultLanguage }) => languages.includes(code) && defaultLanguage !== code);
  if (site === undefined) throw new Error(`No assembled site fetches ${code}.`);
  return site;
};

/** Requests an operator-only address of the gateway, which the edge does not proxy. */
export const askGateway = (path: string): Promise<unknown> =>
  ask(`http://127.0.0.1:${process.env['BAIZE_E2E_GATEWAY_PORT'] ?? ''}${path}`, 'GET');

/** Requests the edge by its own address, where it serves operators and the lab. Returns the JSON response's value. */
export const askEdge = (path: string, method = 'GET', body?: object): Promise<unknown> =>
  ask(`http://127.0.0.1:${edgePort}${path}`, method, body);

const ask = async (address: string, method: string, body?: object): Promise<unknown> => {
  const answer = await fetch(address, {
    method,
    ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${address} answered ${answer.status}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
};
