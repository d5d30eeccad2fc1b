import { all, replace } from './edits.ts';
import type { Mistake } from './mistake.types.ts';

const file = 'sandbox.json';
const swap = (from: string, to: string) => replace(file, from, to);
const add = (field: string) => swap('"timeZone"', `${field},\n  "timeZone"`);
const withShelf = (shelf: string) =>
  replace('tenant.json', '"format": 1,', `"format": 1,\n  "home": { "firstShelf": ${shelf} },`);

/** Mistakes where `tenant.json` and `sandbox.json` are valid alone but contradict each other. */
export const gatewayMistakes: readonly Mistake[] = [
  {
    name: 'pictures from a place that the site keeps closed',
    edit: swap('"https://cdn.example"', '"https://other.example/pictures"'),
    at: `${file}:26:5`,
    code: 'closed-origin',
    says: '"origins.images" of tenant.json does not have it',
    fix: 'Add "https://other.example" to "origins.images"',
  },
  {
    name: 'games from a place that the site keeps closed',
    edit: add('"launchCdns": ["https://play.example"]'),
    at: `${file}:3:18`,
    code: 'closed-origin',
    says: '"origins.frames" of tenant.json does not have it',
    fix: 'Add "https://play.example" to "origins.frames"',
  },
  {
    name: 'a chat in a place that the site keeps closed',
    edit: add('"chat": { "models": ["care"], "url": "https://chat.example" }'),
    at: `${file}:3:40`,
    code: 'closed-origin',
    says: '"origins.chat" of tenant.json does not have it',
    fix: 'Add "https://chat.example" to "origins.chat"',
  },
  {
    name: 'a chat of the sandbox that the site keeps closed',
    edit: add('"chat": { "models": ["care"] }'),
    at: `${file}:3:23`,
    code: 'closed-origin',
    says: 'does not load http://games.localhost',
    fix: 'Add "http://games.localhost:*" to "origins.chat"',
  },
  {
    name: 'a live chat among the resources that the site keeps closed',
    edit: swap('"Android"', '"LIVECHAT"'),
    at: `${file}:16:14`,
    code: 'closed-origin',
    says: '"origins.chat" of tenant.json does not have it',
    fix: 'Add "https://alpha.example"',
  },
  {
    name: 'a language that the gateway does not offer',
    edit: add('"languages": ["EN"]'),
    at: `${file}:3:16`,
    code: 'language-not-offered',
    severity: 'warning',
    says: 'The gateway does not offer AR: the site leaves them out',
    fix: 'Add AR here',
  },
  {
    name: 'a default language that the gateway does not offer',
    edit: add('"languages": ["AR"]'),
    at: `${file}:3:16`,
    code: 'language-not-offered',
    says: 'does not offer EN, the default EN among them',
    fix: 'Add EN here',
  },
  {
    name: 'a Google tag that the site keeps out',
    edit: add('"analytics": { "gtagId": "G-1A2B3C4D" }'),
    at: `${file}:3:28`,
    code: 'closed-origin',
    severity: 'warning',
    says: 'the policy of the site keeps it out',
    fix: 'Set "googleTag": true',
  },
  {
    name: 'a Google tag that counts no more',
    edit: all(
      add('"analytics": { "gtagId": "UA-12345-1" }'),
      replace('tenant.json', '"theme"', '"googleTag": true,\n  "theme"'),
    ),
    at: `${file}:3:28`,
    code: 'wrong-value',
    says: 'it is not the id of a Google tag',
    fix: 'begin with UA-',
  },
  {
    name: 'a palette that there is not',
    edit: add('"look": "laquer"'),
    at: `${file}:3:11`,
    code: 'wrong-value',
    says: '"look" is "laquer"',
    fix: 'Did you mean "lacquer"?',
  },
  {
    name: 'an offset as a time zone',
    edit: swap('"UTC"', '"+03:00"'),
    at: `${file}:3:15`,
    code: 'wrong-value',
    says: 'it is not a time zone',
    fix: 'such as "Asia/Shanghai"',
  },
  {
    name: 'a first shelf of a vendor that the merchant has not',
    edit: withShelf('{ "kind": "table", "vassalage": "PEARL", "gameCode": "speed-baccarat" }'),
    at: 'tenant.json:3:59',
    code: 'empty-shelf',
    severity: 'warning',
    says: 'The merchant has no vendor "PEARL"',
    fix: 'JADE, RIO',
  },
  {
    name: 'a first shelf of a game that nobody has',
    edit: withShelf('{ "kind": "table", "vassalage": "JADE", "gameCode": "speed-bacarat" }'),
    at: 'tenant.json:3:79',
    code: 'empty-shelf',
    severity: 'warning',
    says: 'JADE has no game "speed-bacarat"',
    fix: '.',
  },
  {
    name: 'a first shelf of a category that the merchant has not',
    edit: all(
      swap('"games": {', '"games": {\n    "categories": ["RNG"],'),
      withShelf('{ "kind": "room", "category": "PVP" }'),
    ),
    at: 'tenant.json:3:57',
    code: 'empty-shelf',
    severity: 'warning',
    says: 'The merchant has no games of PVP',
    fix: 'Use one of: RNG',
  },
];

const live = replace('tenant.json', '"alpha.example"\n', '"play.alpha-games.com"\n');
// Replaces all example addresses of the fixture, so that only the mistake is reported.
const own = all(
  live,
  replace('tenant.json', 'help@alpha.example', 'help@alpha-games.com'),
  replace('tenant.json', 'https://alpha.example/help', 'https://alpha-games.com/help'),
  replace('tenant.json', 'https://games.example', 'https://play.alpha-games.com'),
  replace('tenant.json', 'https://cdn.example', 'https://cdn.alpha-games.com'),
  replace('sandbox.json', 'https://cdn.example', 'https://cdn.alpha-games.com'),
);
const goingLive = (name: string, from: string, to: string, place: string, says: string, fix: string): Mistake => ({
  name: `${name}, once the site has a domain`,
  edit: all(own, replace('tenant.json', from, to)),
  at: `tenant.json:${place}`,
  code: 'not-live',
  says,
  fix,
});

/** Mistakes of a site with a domain: values that only development may use. */
export const goingLiveMistakes: readonly Mistake[] = [
  goingLive('the name of the template', '"Brand alpha"', '"Your brand"', '3:16', "template's own text", 'own'),
  goingLive(
    'the licence of the template',
    '"format": 1,',
    '"format": 1, "licence": { "authority": "Your licensing authority", "number": "7", "url": "https://board.org/7" },',
    '2:42',
    '"licence.authority" is still',
    'remove it',
  ),
  goingLive('an example address', 'help@alpha-games.com', 'help@example.com', '14:19', 'is an example', 'own address'),
  goingLive(
    'games of this machine',
    'https://play.alpha-games.com"\n',
    'http://games.localhost:*"\n',
    '19:7',
    'opens the site to this machine',
    'really come from',
  ),
  {
    name: 'the logo of the template, once the site has a domain',
    edit: all(own, replace('brand/logo.svg', '<rect', '<title>Your brand</title><rect')),
    at: 'brand/logo.svg:1:1',
    code: 'not-live',
    says: "still the template's own",
    fix: "merchant's own in its place",
  },
];
