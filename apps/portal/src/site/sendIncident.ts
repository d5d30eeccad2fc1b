import { type SiteIncident, reportIncident } from '@baize/gateway-sdk/system';
import type { Gateway } from '@baize/gateway-sdk';
import { routeAt } from './routes/paths.ts';
import type { Incident } from './report.ts';

const MOST_CHARACTERS = 300;
/** Limit per visit, since a page that fails repeatedly reports nothing new. */
const MOST_OF_A_VISIT = 10;

let sent = 0;

/** Sends an error to the gateway, with the release, the page and the browser. */
export const sendIncident = async (gateway: Gateway, incident: Incident, { document, location, navigator }: Window) => {
  if (sent >= MOST_OF_A_VISIT) return;
  sent += 1;
  await reportIncident(gateway, {
    reference: incident.reference,
    name: /^\w{1,60}$/.test(incident.name) ? incident.name : 'Error',
    message: incident.message.slice(0, MOST_CHARACTERS),
    release: releaseOf(document),
    place: routeAt(location.pathname)?.route.name ?? 'none',
    browser: browserOf(navigator.userAgent),
  });
};

/** The name of the first script, which identifies a release, since it contains a hash of the content. */
const releaseOf = (page: Document): string => {
  const address = page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  return /([\w.-]{1,64})\.js$/.exec(address)?.[1] ?? 'development';
};

// A browser also names those whose engine it shares: the most specific names come first.
const MARKS: readonly (readonly [string, SiteIncident['browser']])[] = [
  ['SamsungBrowser/', 'samsung'],
  ['OPR/', 'opera'],
  ['Edg', 'edge'],
  ['Firefox/', 'firefox'],
  ['FxiOS/', 'firefox'],
  ['CriOS/', 'chrome'],
  ['Chrome/', 'chrome'],
  ['Safari/', 'safari'],
];

/** The family of a browser, from its user agent. */
export const browserOf = (userAgent: string): SiteIncident['browser'] =>
  MARKS.find(([mark]) => userAgent.includes(mark))?.[1] ?? 'other';
