// Building blocks of addresses that leave a site but look local; each combination is a payload.
const EVIL = 'evil.test';
const LONG = 20_000;

const schemes = [
  'javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
] as const;

/** Invisible characters and those that browsers drop. */
const unseen = Array.from(
  '\0\u0001\u0008\t\n\v\f\r\u001f \u007f\u0085\u00A0\u00AD\u061C\u180E\u200B\u200D\u200E\u2028\u2029\u202E\u2060\u3000\uFEFF',
);

const inside = (address: string, sign: string): string => `${address.slice(0, 4)}${sign}${address.slice(4)}`;

const disguisedSchemes = schemes.flatMap((address) => [
  address,
  address.toUpperCase(),
  `${address.slice(0, 1).toUpperCase()}${address.slice(1)}`,
  ...unseen.flatMap((sign) => [`${sign}${address}`, inside(address, sign), address.replace(':', `${sign}:`)]),
  address.replace(':', '%3a'),
  address.replace(':', '&colon;'),
  address.replace(':', '\uFF1A'),
  `%${address.codePointAt(0)?.toString(16) ?? ''}${address.slice(1)}`,
  `/\t${address}`,
  `feed:${address}`,
  `view-source:${address}`,
  `jar:${address}!/`,
]);

/** Beginnings that name another host without a scheme or with an incomplete one. */
const beginnings = [
  '//',
  '///',
  '////',
  '\\\\',
  '\\\\\\',
  '/\\',
  '\\/',
  '/\\/',
  '\\//',
  '//\\',
  '\t//',
  ...unseen.flatMap((sign) => [`/${sign}/`, `${sign}//`, `/${sign}\\`]),
  '/%09/',
  '/%2f',
  '/%2f%2f',
  '%2f%2f',
  '/%5c',
  '%5c%5c',
  '/%00/',
  '/.//',
  '/..//',
  '/%2e//',
  '/%2e%2e//',
  '/.%2e//',
  '/x/..//',
  '/x/../..//',
  '/..\\/',
  '/.\\\\',
  './/',
  '..//',
  './/..//',
  '\uFF0F\uFF0F',
  '/\uFF0F',
  '\u2044\u2044',
  '\u2215\u2215',
  '/\u29F8',
  '\uFF3C\uFF3C',
  ':',
  '://',
  '?//',
  ';//',
  'https:',
  'https:/',
  'https:///',
  'https:////',
  'https:\\\\',
  'https:/\\',
  'https:\\/',
  'http:',
  'http:/',
  'http:\\\\',
  'https:/\t/',
  'h\tttps://',
  'https\n://',
  ' https://',
  '\0https://',
  'https;//',
  'https%3a//',
  'https\uFF1A//',
] as const;

/** Hosts that imitate `host`. */
const hostsLike = (host: string): readonly string[] => [
  EVIL,
  `${host}.${EVIL}`,
  `${host}-${EVIL}`,
  `not${host}`,
  `${host}x`,
  `${host}:8443`,
  `${host}:0`,
  `${host}.`,
  `${EVIL}:443`,
  `${host}@${EVIL}`,
  `${host}:443@${EVIL}`,
  `${host}:x@${EVIL}`,
  `${host}%2f@${EVIL}`,
  `${host}%00@${EVIL}`,
  `${host}\\@${EVIL}`,
  `${host} @${EVIL}`,
  `${host}@@${EVIL}`,
  `@${EVIL}`,
  `:@${EVIL}`,
  `${EVIL}@${host}`,
  `${EVIL}:@${host}`,
  `${EVIL}\\.${host}`,
  `${EVIL}\\@${host}`,
  `${EVIL}#.${host}`,
  `${EVIL}#@${host}`,
  `${EVIL}?.${host}`,
  `${EVIL}?@${host}`,
  `${EVIL}/.${host}`,
  `${EVIL}/@${host}`,
  `${EVIL};.${host}`,
  `${EVIL}%23.${host}`,
  `${EVIL}%2f.${host}`,
  `${EVIL}%5c.${host}`,
  `${EVIL}%00.${host}`,
  ...unseen.flatMap((sign) => [`${EVIL}${sign}.${host}`, `${host}${sign}.${EVIL}`, `${host}${sign}@${EVIL}`]),
  `${host}\u3002${EVIL}`,
  `${host}\uFF0E${EVIL}`,
  `${host}\uFF61${EVIL}`,
  `${EVIL}\u2100${host}`,
  `${EVIL}\uFF0F.${host}`,
  `${EVIL}\uFF1F.${host}`,
  `${EVIL}\uFF03.${host}`,
  `${EVIL}\uFF20${host}`,
  `${host}\uFF20${EVIL}`,
  host.replace('a', '\u0430'),
  host.replace('e', '\u0435'),
  host.replace('o', '\u03BF'),
  host.replace('m', '\u043C'),
  host.replace('x', '\u0445'),
  host.replace('.', '\u00B7'),
  `${host.replace('.', '%2e')}.${EVIL}`,
  `xn--${host}`,
  '2130706433',
  '0x7f.1',
  '0177.0.0.1',
  '[::1]',
  '[::ffff:7f00:1]',
  `${'a.'.repeat(LONG / 2)}${EVIL}`,
  `${host}${'@'.repeat(LONG)}${EVIL}`,
];

/**
 * Addresses that try to lead a visitor off a site through a link, form or redirect; `host` is a host that the site
 * trusts. Some of them are harmless: `leadsAstray` is true for those that a browser follows to another place.
 */
export const hostileAddresses = (host: string): readonly string[] => [
  ...new Set([
    ...disguisedSchemes,
    ...beginnings.flatMap((beginning) => [EVIL, `${host}@${EVIL}`, `${EVIL}/${host}`].map((to) => `${beginning}${to}`)),
    ...hostsLike(host).flatMap((to) => [`https://${to}`, `https://${to}/promotions`, `http://${to}/`, `//${to}/`]),
    'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
    `javascript://${host}/%0aalert(1)`,
    `javascript://${host}/signin?%0aalert(1)`,
    `javascript:'https://${host}/';alert(1)`,
    `blob:https://${host}/6d6e`,
    `filesystem:https://${host}/temporary/x`,
    'about:blank',
    'about:srcdoc',
    `ftp://${host}/`,
    `ws://${host}/`,
    `wss://${EVIL}/`,
    `intent://${host}#Intent;scheme=https;end`,
    'ms-settings:privacy',
    'mocha:alert(1)',
    `/${'../'.repeat(LONG)}/${EVIL}`,
    `/${'\\'.repeat(LONG)}${EVIL}`,
    `${'/'.repeat(LONG)}${EVIL}`,
    `${'\t'.repeat(LONG)}javascript:alert(1)`,
  ]),
];

type Home = {
  /** The site's origin; by default one https and one http origin are tried. */
  readonly site?: string;
  readonly origins?: readonly string[];
  readonly schemes?: readonly string[];
};

const sites = ['https://own.example', 'http://own.example'] as const;

/** True when a browser on the site follows an address to a forbidden place; visible `schemes` may lead anywhere. */
export const leadsAstray = (address: string, { site, origins = [], schemes: shown = [] }: Home): boolean =>
  (site === undefined ? sites : [site]).some((from) => {
    if (!URL.canParse(address, from)) return false;
    const url = new URL(address, from);
    if (url.username !== '' || url.password !== '') return true;
    if (url.origin === from || origins.includes(url.origin)) return false;
    return !shown.includes(url.protocol) || !address.toLowerCase().startsWith(url.protocol);
  });
