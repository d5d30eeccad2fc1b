import { expect, test } from 'vitest';
import { siteConstants, siteConstantsOf } from './siteConstants.ts';
import { sharedSentenceId, withOwnSentences } from './withOwnSentences.ts';
import { noFlags } from '@baize/domain/flags';
import type { TenantDocument } from './document.types.ts';
import { effectiveSite } from './effectiveSite.ts';
import { refusedAddresses } from './refusedAddresses.ts';
import type { StartUpFacts } from './effectiveSite.ts';

test('every sentence may say the name, the age and the address of its merchant, as texts', () => {
  const constants = siteConstantsOf({ brandName: 'Alpha', minimumAge: 21, supportEmail: 'help@alpha.example' });
  expect(constants).toEqual({ brandName: 'Alpha', minimumAge: '21', supportEmail: 'help@alpha.example' });
  expect(Object.keys(constants)).toEqual([...siteConstants]);
});

test('a merchant’s sentence stands in the place of the release’s, which stays at hand under an id of its own', () => {
  const shared = { 'login.title': 'Log in', 'login.help': 'Help' };
  expect(withOwnSentences(shared, { 'login.title': 'Welcome', 'banner.w_home.first.title': 'Win' })).toStrictEqual({
    'login.title': 'Welcome',
    'login.help': 'Help',
    'banner.w_home.first.title': 'Win',
    [sharedSentenceId('login.title')]: 'Log in',
  });
  expect(shared).toEqual({ 'login.title': 'Log in', 'login.help': 'Help' });
  const ids = ['login.title', 'login.help'];
  expect(new Set([...ids, ...ids.map(sharedSentenceId)]).size).toBe(4);
});

const logo = { src: '/brand/logo.svg', width: 120, height: 32 };
const document: TenantDocument = {
  format: 1,
  id: 'alpha',
  brandName: 'Alpha',
  theme: 'lacquer',
  defaultScheme: 'dark',
  languages: ['CN', 'EN', 'VI'],
  defaultLanguage: 'CN',
  domains: [],
  supportEmail: 'help@alpha.example',
  customerService: 'mailto:help@alpha.example',
  minimumAge: 18,
  origins: { frames: ['https://games.example'], images: ['https://*.cdn.example'], chat: ['https://chat.example'] },
  navigation: ['home', 'lott'],
  footer: ['help'],
  termsTicked: true,
  headerLogin: false,
  googleTag: false,
  brand: { logo, logoDark: logo },
  banners: {},
  words: {},
};
const startUp: StartUpFacts = {
  flags: { ...noFlags, freePlay: true },
  languages: ['EN', 'VI', 'TH'],
  imageCdns: ['https://a.cdn.example', 'https://elsewhere.example'],
  launchCdns: ['https://games.example/launch', 'https://other.example'],
  resources: [
    { resourceType: 'PHONE', url: 'tel:1' },
    { resourceType: 'LIVECHAT', url: 'https://chat.example/room' },
  ],
};

test('flags are the gateway’s', () => {
  expect(effectiveSite(document, startUp).flags.freePlay).toBe(true);
});

test('a language is offered when both offer it, in the merchant’s order; the default moves when it is not [REQ-005]', () => {
  expect(effectiveSite(document, startUp)).toMatchObject({ languages: ['EN', 'VI'], defaultLanguage: 'EN' });
  const all = effectiveSite(document, { ...startUp, languages: ['VI', 'CN'] });
  expect(all).toMatchObject({ languages: ['CN', 'VI'], defaultLanguage: 'CN' });
  const chosen = effectiveSite({ ...document, defaultLanguage: 'VI' }, startUp);
  expect(chosen).toMatchObject({ languages: ['EN', 'VI'], defaultLanguage: 'VI' });
});

test('when the two share no language the merchant’s default stays, so that a page is never without words', () => {
  expect(effectiveSite(document, { ...startUp, languages: ['TH'] })).toMatchObject({
    languages: ['CN'],
    defaultLanguage: 'CN',
  });
});

test('before the gateway has answered, the merchant’s own holds and no feature is on', () => {
  expect(effectiveSite(document, undefined)).toMatchObject({
    languages: document.languages,
    flags: noFlags,
    customerService: document.customerService,
  });
});

test('navigation and footer are the merchant’s', () => {
  expect(effectiveSite(document, startUp)).toMatchObject({ navigation: ['home', 'lott'], footer: ['help'] });
});

test('the gateway chooses pictures and frames within the merchant’s origins; what lies outside is refused', () => {
  expect(effectiveSite(document, startUp)).toMatchObject({
    imageCdns: ['https://a.cdn.example'],
    launchCdns: ['https://games.example/launch'],
  });
  const refused = ['https://elsewhere.example', 'https://other.example'];
  expect(refusedAddresses(document, startUp)).toEqual(refused);
});

test('of the chats that the gateway names, the first within the origins is taken, and no other resource', () => {
  const resources = [
    { resourceType: 'TELEGRAM', url: 'https://chat.example/telegram' },
    { resourceType: 'LIVECHAT', url: 'https://evil.example/room' },
    { resourceType: 'LIVECHAT', url: 'https://chat.example/first' },
    { resourceType: 'LIVECHAT', url: 'https://chat.example/second' },
  ];
  expect(effectiveSite(document, { ...startUp, resources })).toMatchObject({
    customerService: 'https://chat.example/first',
  });
  expect(refusedAddresses(document, { ...startUp, resources })).toContain('https://evil.example/room');
});

test('customer service is the gateway’s live chat within the merchant’s chat origins, else the merchant’s own', () => {
  expect(effectiveSite(document, startUp).customerService).toBe('https://chat.example/room');
  const elsewhere = [{ resourceType: 'LIVECHAT', url: 'https://evil.example/room' }];
  expect(effectiveSite(document, { ...startUp, resources: elsewhere }).customerService).toBe(
    'mailto:help@alpha.example',
  );
});
