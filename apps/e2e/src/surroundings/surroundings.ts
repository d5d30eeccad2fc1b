import type { LanguageCode } from '@baize/domain/languages';
import { readSites, type Site } from './sites.ts';

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

/** One whose pages are written in another language than the one that is fetched for a visit. */
export function siteThatFetches(code: LanguageCode): Site {
  const site = sites.find(({ languages, defaultLanguage }) => languages.includes(code) && defaultLanguage !== code);
  if (site === undefined) throw new Error(`No assembled site fetches ${code}.`);
  return site;
}

/** Asks the edge at its own address, where it answers operators and the lab; the value of its JSON answer. */
export async function askEdge(path: string, method = 'GET', body?: object): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${edgePort}${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}
