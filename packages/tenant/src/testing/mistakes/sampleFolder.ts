import { themeIds } from '../../document/themeIds.ts';
import type { ReleaseFacts } from '../../load/releaseFacts.ts';
import { fixtureTenantFile, writeFixtureTenant } from '../fixtureTenant.ts';

/** The release that mistakes are checked against: a few messages, two languages beside Korean, and three pages. */
export const sampleRelease: ReleaseFacts = {
  messages: {
    'login.title': [],
    'login.locked': ['until'],
    'games.count': ['count'],
    'help.link': ['<0>', '</0>'],
  },
  tokens: [],
  languages: ['EN', 'AR', 'KO'],
  bannerGroups: ['w_home', 'w_login'],
  themes: themeIds,
  routes: { home: {}, login: {}, member: {}, lottery: { listed: false } },
};

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">\n  <rect width="9" height="9" fill="#456"/>\n</svg>\n`;

const banners = {
  w_home: [
    { id: 'first', image: 'first.svg', imageNarrow: 'first-narrow.svg', to: 'login' },
    { id: 'second', image: 'second.svg' },
  ],
  w_login: [{ id: 'welcome', image: 'welcome.svg' }],
};

const sandbox = {
  currency: 'USD',
  timeZone: 'UTC',
  rules: [{ key: 'username', minLength: 4, maxLength: 12, acceptedPattern: '^[a-z]+$' }],
  resources: [{ resourceType: 'Android', name: 'App', url: 'https://alpha.example/app' }],
  games: { vendors: ['JADE', 'RIO'] },
  imageCdns: ['https://cdn.example'],
};

const header = (code: string) =>
  `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Language: ${code}\\n"\n`;
const slides = ['w_home.first', 'w_home.second', 'w_login.welcome'];
const words = slides.flatMap((slide) =>
  ['title', 'line'].map((part) => `msgid "banner.${slide}.${part}"\nmsgstr "The ${part}"\n`),
);
const plurals = {
  EN: '{count, plural, one {# game} other {# games}}',
  AR: '{count, plural, zero {# z} one {# a} two {# b} few {# c} many {# d} other {# e}}',
};
const catalog = (code: 'EN' | 'AR') =>
  [header(code), `msgid "games.count"\nmsgstr "${plurals[code]}"\n`, ...words].join('\n');

/** Writes a valid folder that uses every feature once; `name` is the folder's name and the merchant's id. */
export const writeSampleFolder = (parent: string, name: string): Promise<string> =>
  writeFixtureTenant(parent, name, {
    'tenant.json': `${JSON.stringify({ ...fixtureTenantFile('alpha'), claims: { source: 'Our records', asOf: '2026-02-28' } }, null, 2)}\n`,
    'sandbox.json': `${JSON.stringify(sandbox, null, 2)}\n`,
    'brand/tokens.json': '{\n  "dark": {\n    "action": { "$value": "#ffcc66" }\n  }\n}\n',
    'banners/banners.json': `${JSON.stringify(banners, null, 2)}\n`,
    'banners/w_home/first.svg': drawing(2100, 900),
    'banners/w_home/first-narrow.svg': drawing(800, 1000),
    'banners/w_home/second.svg': drawing(2100, 900),
    'banners/w_login/welcome.svg': drawing(900, 1200),
    'messages/EN.po': catalog('EN'),
    'messages/AR.po': catalog('AR'),
    'README.md': '# Alpha\n',
  });
