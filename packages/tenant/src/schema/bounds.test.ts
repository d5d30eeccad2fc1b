import { expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { fixtureTenantFile } from '../testing/fixtureTenant.ts';
import { bannersSchema } from './bannersSchema.ts';
import { sandboxSchema } from './sandboxSchema.ts';
import { tenantSchema } from './tenantSchema.ts';

type Json = Record<string, unknown>;
type Bound = readonly [path: string, within: readonly unknown[], beyond: readonly unknown[]];

/** Returns a copy with a value set at a path such as `claims.source`, creating missing objects. */
const withValue = (object: Json, [key = '', ...rest]: readonly string[], value: unknown): Json => ({
  ...object,
  [key]: rest.length === 0 ? value : withValue((object[key] ?? {}) as Json, rest, value),
});

const read = (schema: ZodType, file: Json, path: string, value: unknown) =>
  schema.safeParse(withValue(file, path.split('.'), value));

// Zod words its messages on types and bounds; custom formats have our own words.
const ownWords = /^(it is|it stands|it holds|it begins|there is|not a|Invalid email)/;

const proveBounds = (schema: ZodType, file: Json, bounds: readonly Bound[]) =>
  test.each(bounds)('%s', (path, within, beyond) => {
    expect(within.filter((value) => read(schema, file, path, value).success)).toEqual(within);
    for (const value of beyond) {
      const { error } = read(schema, file, path, value);
      expect([value, error?.issues]).toEqual([value, expect.arrayContaining([expect.anything()])]);
      for (const { code, message } of error?.issues ?? []) {
        if (code === 'custom' || code === 'invalid_format') expect(message).toMatch(ownWords);
      }
    }
  });

const tenant = withValue(fixtureTenantFile('alpha'), ['claims'], { source: 'Our records', asOf: '2026-02-28' });
const project = { apiKey: 'k', authDomain: 'baize.firebaseapp.com', projectId: 'baize' };
const reward = { amount: '1', currency: 'CNY' };
const x = (count: number) => 'x'.repeat(count);

const licence = { authority: 'Gaming Board', number: 'GB-1', url: 'https://board.example/1' };
const helper = { name: 'Care', url: 'https://care.example' };

proveBounds(tenantSchema, tenant, [
  ['format', [1], [0, 2, '1']],
  ['id', ['ab', 'a-b', 'a1', x(31)], ['a', x(32), '-a', 'a-', '1a', 'Ab', 'a_b', 'a.b']],
  [
    'brandName',
    [x(24), '玉', 'می‌خواهم', 'क्\u200Dष', '👨‍👩‍👧', 'A < B > C', 'A & B'],
    [
      x(25),
      '',
      ' a',
      'a ',
      'a\u200B',
      '\u200Da',
      '1\u200Da',
      'a\u200D1',
      'a\u00AD',
      '\u2800',
      '\u3164',
      '<b>A</b>',
      'A &amp; B',
    ],
  ],
  [
    'home.firstShelf',
    [{ kind: 'draws' }, { kind: 'table', vassalage: 'A', gameCode: 'a-1_B' }, { kind: 'room', category: 'PVP' }],
    ['draws', {}, { kind: 'table', vassalage: 'A', gameCode: 'a b' }, { kind: 'room', category: 'PVPS' }],
  ],
  ['languages', [['EN'], ['EN', 'AR']], [[], ['EN', 'EN'], ['en'], 'EN']],
  ['region', ['MX', 'AE'], ['mx', 'XQ', 'Mexico', 'UK', 'BU']],
  ['brandColor', ['#0F6b6B'], ['#fff', '0f6b6b', '#0f6b6bff', 'x#0f6b6b', '#0f6b6g']],
  [
    'domains',
    [['a.example'], ['www.a-b.example'], ['1a.example'], ['xn--fiq228c.xn--p1ai'], []],
    [
      '-a.example',
      'a-.example',
      'a..example',
      'a.example:80',
      'a.example/',
      'localhost',
      'a.1x',
      'A.example',
      '.a.example',
    ].map((host) => [host]),
  ],
  ['domains', [['a.example', 'b.example']], [['a.example', 'a.example']]],
  ['supportEmail', ['help@a.example'], ['help@a', '@a.example', 'help']],
  [
    'customerService',
    ['https://a.example/x', 'mailto:a@b.example', 'tel:+1'],
    ['http://a.example', 'https://', 'https://a b', 'x https://a', 'javascript:alert(1)'],
  ],
  ['usdtTutorial', ['https://a.example'], ['http://a.example', 'https://', 'https://a b', 'x https://a']],
  [
    'licence',
    [licence],
    [
      { ...licence, url: 'http://a.example' },
      { ...licence, number: '' },
      { ...licence, authority: 'x'.repeat(61) },
    ],
  ],
  ['playResponsibly', [[], [helper]], [[{ ...helper, url: 'tel:+1' }], [{ ...helper, name: ' ' }], [{ name: 'Care' }]]],
  ['minimumAge', [18, 25], [17, 26, 18.5]],
  [
    'origins.frames',
    [
      ['https://a.example'],
      ['https://*.a.example'],
      ['https://a.b.example:8443'],
      ['http://games.localhost:*'],
      ['http://localhost:8300'],
      ['http://localhost'],
    ],
    [
      'https://a',
      'http://a.example',
      'https://a.example/',
      'https://*.',
      'https://a.*.example',
      '*',
      'https://a.example:*',
      'https://a.example:123456',
      'http://evillocalhost:1',
      'x https://a.example',
      'https://a.example x',
    ].map((origin) => [origin]),
  ],
  ['origins.chat', [['https://a.example', 'https://b.example']], [['https://a.example', 'https://a.example']]],
  ['navigation', [['home', 'help'], []], [['home', 'home'], ['/home']]],
  ['footer', [['help']], [['help', 'help'], ['x']]],
  ['claims.asOf', ['2024-02-29'], ['2026-02-29', '2026-2-1', '28.2.2026']],
  ['claims.depositSeconds', [1, 90], [0, -1, 1.5]],
  ['claims.rebatePercent', [{ FISH: 0, RNG: 100, LIVE: 0.8 }], [{ FISH: -0.1 }, { RNG: 100.1 }, { LOTT: 1 }]],
  [
    'firebase',
    [
      project,
      { ...project, phone: true, signIn: ['google', 'facebook'] },
      { ...project, emulator: 'http://127.0.0.1:9099' },
    ],
    [
      { ...project, apiKey: '' },
      { ...project, authDomain: 'https://baize.firebaseapp.com' },
      { ...project, projectId: 'Baize Project' },
      { ...project, signIn: ['github'] },
      { ...project, signIn: ['google', 'google'] },
      { ...project, emulator: 'https://elsewhere.example' },
      { ...project, secret: 's' },
    ],
  ],
  [
    'claims.signUpReward',
    [reward, { ...reward, amount: '0' }, { ...reward, currency: 'USDT' }, { ...reward, currency: 'ABCDE' }],
    [
      { ...reward, amount: '1.5' },
      { ...reward, amount: '-1' },
      { ...reward, amount: '' },
      { ...reward, currency: 'cny' },
      { ...reward, currency: 'CN' },
      { ...reward, currency: 'ABCDEF' },
    ],
  ],
]);

test('a file that says only what it must has what is usual: 18 years, links of the footer, terms ticked, nothing opened', () => {
  const { defaultScheme: _s, domains: _d, minimumAge: _m, origins: _o, ...least } = fixtureTenantFile('alpha');
  expect(tenantSchema.parse(least)).toEqual({
    ...least,
    defaultScheme: 'system',
    domains: [],
    minimumAge: 18,
    origins: { frames: [], images: [], chat: [] },
    footer: ['help', 'promotions', 'down'],
    jurisdiction: 'none',
    termsTicked: true,
    headerLogin: false,
    googleTag: false,
  });
  expect(tenantSchema.parse({ ...least, origins: {} }).origins).toEqual({ frames: [], images: [], chat: [] });
});

const rule = { key: 'username' };
const resource = { resourceType: 'LIVECHAT', name: 'Chat', url: 'https://a.example' };
const rules = (...all: Json[]) => all.map((each) => [{ ...rule, ...each }]);
const resources = (...all: Json[]) => all.map((each) => [{ ...resource, ...each }]);

proveBounds(sandboxSchema, {}, [
  ['currency', ['CNY', 'USDT'], ['cny', 'ABC']],
  ['timeZone', ['Asia/Shanghai', 'UTC'], ['Mars/Base', '', '+03:00', '-05']],
  ['rules', rules({ patternId: 0 }, { patternId: 16 }), rules({ patternId: 17 }, { patternId: -1 })],
  [
    'rules',
    rules({ minLength: 0 }, { minLength: 255 }),
    rules({ minLength: -1 }, { minLength: 256 }, { minLength: 1.5 }),
  ],
  ['rules', rules({ maxLength: 1 }, { maxLength: 255 }), rules({ maxLength: 0 }, { maxLength: 256 })],
  ['rules', rules({ minLength: 4, maxLength: 4 }), rules({ minLength: 5, maxLength: 4 }, { key: 'nickname' })],
  [
    'resources',
    resources(
      {},
      { resourceType: 'PHONE', url: '+86 400 000 0188' },
      { resourceType: 'PHONE', url: 'tel:(020) 123-45.6/7' },
    ),
    resources(
      { url: 'javascript:alert(1)' },
      { url: 'http://a.example' },
      { resourceType: 'PHONE', url: '123' },
      { resourceType: 'PHONE', url: 'x12345' },
      { resourceType: 'PHONE', url: '12345x' },
    ),
  ],
  [
    'resources',
    resources(
      { resourceType: 'EMAIL', url: 'help@a.example' },
      { resourceType: 'EMAIL', url: 'mailto:help@a.example' },
    ),
    resources(
      { resourceType: 'EMAIL', url: 'help' },
      { resourceType: 'EMAIL', url: 'https://a.example' },
      { resourceType: 'EMAIL', url: 'xmailto:help@a.example' },
    ),
  ],
  [
    'feedback',
    [{ minLength: 1 }, { minLength: 5000, maxLength: 5000 }, { maxLength: 10 }],
    [{ minLength: 0 }, { maxLength: 5001 }, { maxLength: 9 }, { minLength: 1.5 }],
  ],
  [
    'chat',
    [{ models: [] }, { models: ['care', 'vip'] }, { models: ['x'.repeat(64)], url: 'https://chat.example/room' }],
    [{}, { models: ['care', 'care'] }, { models: [''] }, { models: ['x'.repeat(65)] }, { models: [], url: 'tel:1' }],
  ],
  ['challengeNewAddress', [true, false], ['yes', 1]],
  [
    'phoneAuth',
    [{ through: 'firebase', projectId: 'p' }],
    [{ through: 'firebase' }, { through: 'sms', projectId: 'p' }],
  ],
  [
    'social',
    [
      {},
      { google: { through: 'demo' } },
      { facebook: { through: 'openid', issuer: 'https://id.example', clientId: 'a' } },
      { google: { through: 'firebase', projectId: 'a' } },
    ],
    [
      { twitter: { through: 'demo' } },
      { google: {} },
      { google: { through: 'saml' } },
      { google: { through: 'openid', issuer: 'id.example', clientId: 'a' } },
      { google: { through: 'openid', issuer: 'https://id.example' } },
      { google: { through: 'firebase' } },
      { google: { through: 'demo', clientId: 'a' } },
    ],
  ],
  ['openingBalance', ['0', '1000000'], ['-1', '1.0', '', '1x', 'x1']],
  ['games.vendors', [['JADE', 'RIO']], [['JADE', 'JADE'], ['X']]],
  ['games.copies', [1, 10], [0, 11, 1.5]],
  ['games.categories', [['RNG', 'LIVE']], [['RNG', 'RNG'], ['SLOT']]],
  ['analytics.gtagId', ['G-1A2B', 'GT-X', 'AW-1'], ['g-1', 'UA-1-1', 'GTM-X', 'ABCD-1', 'G-', 'G1', 'x G-1', 'G-1 x']],
  [
    'imageCdns',
    [['https://a.example'], ['http://localhost:80'], ['http://a.localhost']],
    [
      'http://a.example',
      'https://a b',
      '//a',
      'http://evillocalhost',
      'http://localhost.evil.example',
      'ftp://localhost',
      'javascript:alert(1)',
    ].map((address) => [address]),
  ],
  ['launchCdns', [['https://a.example']], [['ftp://a.example']]],
]);

test('a merchant that says nothing is played in dollars and UTC, with ten thousand to begin with and nothing else', () => {
  expect(sandboxSchema.parse({})).toEqual({
    currency: 'USD',
    timeZone: 'UTC',
    flags: {},
    rules: [],
    resources: [],
    feedback: { minLength: 10, maxLength: 500 },
    chat: { models: [] },
    openingBalance: '1000000',
    games: {},
    analytics: {},
    challengeNewAddress: false,
    social: {},
    imageCdns: [],
    launchCdns: [],
  });
});

const slide = { id: 'first', image: 'a.svg' };
const slides = (key: string, ...values: unknown[]) => values.map((value) => [{ ...slide, [key]: value }]);

proveBounds(bannersSchema, {}, [
  [
    'w_home',
    slides('image', 'a.svg', 'A-1_b.c.PNG', 'x.jpg', 'x.jpeg', 'x.webp'),
    slides('image', '../a.svg', 'a.gif', '.svg', 'a b.png', 'dir/a.png', 'a.png.exe'),
  ],
  ['w_home', slides('id', 'first1', 'F'), slides('id', '1first', 'a-b', '', 'a.b')],
  ['w_footer', slides('to', 'home'), slides('to', '/home', 'https://a.example')],
  ['w_moon', [], [[slide]]],
]);
