import { type SiteFault, reportFault } from '@baize/gateway-sdk/system';
import type { Gateway } from '@baize/gateway-sdk';
import { routeAt } from '../routes/paths.ts';
import type { ToldFault } from './report.ts';

const MOST_CHARACTERS = 300;
/** A page that fails again and again says so often enough. */
const MOST_OF_A_VISIT = 10;

let sent = 0;

/** Sends a fault to the gateway, with the release, the page and the browser it was met in. */
export async function sendFault(gateway: Gateway, fault: ToldFault, { document, location, navigator }: Window) {
  if (sent >= MOST_OF_A_VISIT) return;
  sent += 1;
  await reportFault(gateway, {
    reference: fault.reference,
    name: /^\w{1,60}$/.test(fault.name) ? fault.name : 'Error',
    message: fault.message.slice(0, MOST_CHARACTERS),
    release: releaseOf(document),
    place: routeAt(location.pathname)?.route.name ?? 'none',
    browser: browserOf(navigator.userAgent),
  });
}

/** A release is known by its first script, whose name changes with its content. */
function releaseOf(page: Document): string {
  const address = page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  return /([\w.-]{1,64})\.js$/.exec(address)?.[1] ?? 'development';
}

// Each maker names itself beside those whose engine it shares: the most particular name is looked for first.
const MARKS: readonly (readonly [string, SiteFault['browser']])[] = [
  ['SamsungBrowser/', 'samsung'],
  ['OPR/', 'opera'],
  ['Edg', 'edge'],
  ['Firefox/', 'firefox'],
  ['FxiOS/', 'firefox'],
  ['CriOS/', 'chrome'],
  ['Chrome/', 'chrome'],
  ['Safari/', 'safari'],
];

/** The family of a browser, by what it says of itself. */
export function browserOf(userAgent: string): SiteFault['browser'] {
  return MARKS.find(([mark]) => userAgent.includes(mark))?.[1] ?? 'other';
}
