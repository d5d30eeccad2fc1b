import { FILE_ENDING } from '../../page/wantsPage.ts';
import { textTypes } from '../mediaTypes.ts';
import type { HeaderRule, SiteHeaders } from '../siteHeaders.ts';
import { map, quoted } from './nginxText.ts';

// A path that never exists: the rule for hidden files answers it with 404.
const NOTHING = '/.nothing';

export const POLICY = 'Content-Security-Policy';

/** A rule's path pattern as a regular expression anchored at the start. */
const pathPattern = (path: string): string => {
  const escaped = path.replaceAll('.', String.raw`\.`);
  return escaped.endsWith('*') ? escaped.slice(0, -1) : `${escaped}$`;
};

/**
 * Map entries of one header for files, in reverse order since nginx takes the first match; other responses get
 * `otherwise`.
 */
const ofFiles = (rules: readonly HeaderRule[], header: string, otherwise: string): [string, string][] => {
  const entries = rules.flatMap(({ path, headers: { [header]: value } }): [string, string][] =>
    value === undefined ? [] : [[`"~^(?:200|206|304) ${pathPattern(path)}"`, quoted(value)]],
  );
  return [...entries.toReversed(), ['default', quoted(otherwise)]];
};

// Matches an Accept-Encoding that accepts the coding with a weight above 0 (RFC 9110, 12.5.3).
const taking = (coding: string): string =>
  String.raw`"~*(?:^|,)\s*${coding}\s*(?:;\s*q=(?:1(?:\.0*)?|0?\.\d*[1-9]\d*)\s*)?(?:,|$)"`;

/**
 * Map entries from an Accept header to the page or to a 404; the most specific range of HTML decides (RFC 9110,
 * 12.5.1).
 */
const acceptingHtml = (page: string): [string, string][] => {
  const ranges = ['text/html', String.raw`text/\*`, String.raw`\*/\*`].flatMap((range): [string, string][] => {
    const start = String.raw`"~*(?:^|,)\s*${range}\s*`;
    return [
      [String.raw`${start}(?:;[^,]*)?;\s*q=0(?:\.0*)?\s*(?:[,;]|$)"`, NOTHING],
      [String.raw`${start}(?:[,;]|$)"`, page],
    ];
  });
  return [["''", page], ...ranges, ['default', NOTHING]];
};

/**
 * Names of the variables that sites share, prefixed with the rules' version so that one nginx can serve sites of
 * several releases.
 */
export const sharedVariables = ({ calls }: SiteHeaders, version: string) => {
  const own = (what: string) => `$baize_${version}_${what}`;
  return {
    cache: own('cache'),
    closed: own('closed'),
    packed: own('packed'),
    coding: own('coding'),
    vary: own('vary'),
    document: own('document'),
    page: own('page'),
    otherwise: own('otherwise'),
    calls: Object.entries(calls).map(([name, value]) => ({
      name,
      value,
      variable: own(name.toLowerCase().replaceAll('-', '_')),
    })),
  };
};

export type Variables = ReturnType<typeof sharedVariables>;

/** The maps that set these variables; a variable is empty where no pattern matches. */
export const sharedMaps = ({ rules, fallback, pages }: SiteHeaders, names: Variables): string[] => {
  const folders = rules.flatMap(({ path }) => (path !== '/*' && path.endsWith('/*') ? [path.slice(1, -2)] : []));
  const texts = Object.keys(textTypes).join('|');
  const negotiated = [...new Set([fallback, ...Object.values(pages)])].map((file) =>
    file.replaceAll('.', String.raw`\.`),
  );
  return [
    map('"$status $uri"', names.cache, ofFiles(rules, 'Cache-Control', 'no-store')),
    map('"$status $uri"', names.closed, ofFiles(rules.slice(1), POLICY, '')),
    map('$http_accept_encoding', names.packed, [
      [taking('br'), "'.br'"],
      [taking('gzip'), "'.gz'"],
    ]),
    map('$uri', names.coding, [
      [String.raw`"~\.br$"`, "'br'"],
      [String.raw`"~\.gz$"`, "'gzip'"],
    ]),
    map('$uri', names.vary, [
      [`"~^(?:${negotiated.join('|')})$"`, "'Accept, Accept-Encoding'"],
      [String.raw`"~\.(?:${texts})(?:\.(?:br|gz))?$"`, "'Accept-Encoding'"],
    ]),
    map('$uri', names.document, [
      ...Object.entries(pages).map(([path, file]): [string, string] => [`"~*^${path}/?$"`, file]),
      ['default', fallback],
    ]),
    map('$http_accept', names.page, acceptingHtml(names.document)),
    map('$uri', names.otherwise, [
      [`"~^/(?:${folders.join('|')})(?:/|$)"`, NOTHING],
      [`"~${FILE_ENDING}"`, NOTHING],
      ['default', names.page],
    ]),
    ...names.calls.map(({ name, value, variable }) =>
      map(`$upstream_http_${name.toLowerCase().replaceAll('-', '_')}`, variable, [["''", quoted(value)]]),
    ),
  ];
};
