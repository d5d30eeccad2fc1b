import type { LanguageCode } from '@baize/domain/languages';
import { languagesWritten, readSites, type Site } from './sites.ts';

/** Where the edge of this run listens. */
export const edgePort = Number(process.env['BAIZE_E2E_EDGE_PORT']);

/** Where the sites of this run were assembled. */
export const sitesFolder = process.env['BAIZE_SITES'] ?? '';

/** The sites of this run that speak English, which the journeys' words are in. */
export const sites: readonly Site[] = readSites(sitesFolder).filter((site) => site.languages.includes('EN'));

/** One of them, for a journey that one merchant is enough for. */
export function anySite(): Site {
  const [site] = sites;
  if (site === undefined) throw new Error('No assembled site speaks English.');
  return site;
}

/** A site and the language to read it in, written in this direction. */
export interface Reader {
  readonly site: Site;
  readonly language: LanguageCode;
  readonly direction: 'ltr' | 'rtl';
}

/** A merchant that is read from left to right and one that is read from right to left. */
export const readers: readonly Reader[] = (['ltr', 'rtl'] as const).flatMap((direction) =>
  sites
    .flatMap((site) => languagesWritten(site, direction).map((language) => ({ site, language, direction })))
    .filter(({ site }) => direction === 'rtl' || languagesWritten(site, 'rtl').length === 0)
    .slice(0, 1),
);

/** One of which something is true; throws where no merchant of this run has it. */
export function siteWhere(what: string, holds: (site: Site) => boolean): Site {
  const site = sites.find(holds);
  if (site === undefined) throw new Error(`No assembled site has ${what}.`);
  return site;
}

/** One that speaks a language. */
export function siteThatSpeaks(code: LanguageCode): Site {
  const site = sites.find(({ languages }) => languages.includes(code));
  if (site === undefined) throw new Error(`No assembled site speaks ${code}.`);
  return site;
}

/** One whose pages are written in another language than the one that is fetched for a visit. */
export function siteThatFetches(code: LanguageCode): Site {
  const site = sites.find(({ languages, defaultLanguage }) => languages.includes(code) && defaultLanguage !== code);
  if (site === undefined) throw new Error(`No assembled site fetches ${code}.`);
  return site;
}

/** What the gateway shows to operators alone, which the edge passes to nobody. */
export const askGateway = (path: string): Promise<unknown> =>
  ask(`http://127.0.0.1:${process.env['BAIZE_E2E_GATEWAY_PORT'] ?? ''}${path}`, 'GET');

/** Asks the edge at its own address, where it answers operators and the lab; the value of its JSON answer. */
export const askEdge = (path: string, method = 'GET', body?: object): Promise<unknown> =>
  ask(`http://127.0.0.1:${edgePort}${path}`, method, body);

async function ask(address: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${address} answered ${answer.status}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}
