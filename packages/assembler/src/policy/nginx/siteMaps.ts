import { textTypes } from '../mediaTypes.ts';
import type { HeaderRule, SiteHeaders } from '../siteHeaders.ts';
import { map, quoted } from './nginxText.ts';

// A path that is never a file: what leads here is answered 404 by the rule for names with a leading dot.
const NOTHING = '/.nothing';

/** A rule's paths as a regular expression from their start. */
function pathPattern(path: string): string {
  const escaped = path.replaceAll('.', String.raw`\.`);
  return escaped.endsWith('*') ? escaped.slice(0, -1) : `${escaped}$`;
}

/** How long an answer may be kept, the last rule first as the first match wins; never what is no file. */
function caching(rules: readonly HeaderRule[]): [string, string][] {
  const entries = rules.flatMap(({ path, headers: { 'Cache-Control': kept } }): [string, string][] =>
    kept === undefined ? [] : [[`"~^(?:200|206|304) ${pathPattern(path)}"`, quoted(kept)]],
  );
  return [...entries.toReversed(), ['default', "'no-store'"]];
}

// A coding is taken unless its weight is nought (RFC 9110, 12.5.3).
function taking(coding: string): string {
  return String.raw`"~*(?:^|,)\s*${coding}\s*(?:;\s*q=(?:1(?:\.0*)?|0?\.\d*[1-9]\d*)\s*)?(?:,|$)"`;
}

/** The variables of a site: every one carries its name, so that many sites can stand beside each other. */
export function variablesOf({ site, calls }: SiteHeaders) {
  // nginx takes names of 46 characters at most, so that a header of a call is named by its number.
  const own = (what: string) => `$b_${site.replaceAll('-', '_')}_${what}`;
  return {
    cache: own('cache'),
    packed: own('packed'),
    coding: own('coding'),
    vary: own('vary'),
    page: own('page'),
    otherwise: own('otherwise'),
    calls: Object.entries(calls).map(([name, value], nth) => ({ name, value, variable: own(`call_${nth}`) })),
  };
}

export type Variables = ReturnType<typeof variablesOf>;

/** What a site's answers depend on; a variable is empty where no pattern matches. */
export function siteMaps({ rules, fallback }: SiteHeaders, names: Variables): string[] {
  const folders = rules.flatMap(({ path }) => (path !== '/*' && path.endsWith('/*') ? [path.slice(1, -2)] : []));
  const texts = Object.keys(textTypes).join('|');
  return [
    map('"$status $uri"', names.cache, caching(rules)),
    map('$http_accept_encoding', names.packed, [
      [taking('br'), "'.br'"],
      [taking('gzip'), "'.gz'"],
    ]),
    map('$uri', names.coding, [
      [String.raw`"~\.br$"`, "'br'"],
      [String.raw`"~\.gz$"`, "'gzip'"],
    ]),
    map('$uri', names.vary, [[String.raw`"~\.(?:${texts})(?:\.(?:br|gz))?$"`, "'Accept-Encoding'"]]),
    map('$http_accept', names.page, [
      ['"~text/html"', fallback],
      ['default', NOTHING],
    ]),
    map('$uri', names.otherwise, [
      [`"~^/(?:${folders.join('|')})/"`, NOTHING],
      ['default', names.page],
    ]),
    ...names.calls.map(({ name, value, variable }) =>
      map(`$upstream_http_${name.toLowerCase().replaceAll('-', '_')}`, variable, [["''", quoted(value)]]),
    ),
  ];
}
