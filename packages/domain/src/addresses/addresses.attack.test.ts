import { describe, expect, it } from 'vitest';
import { leadsSafely } from '../rich-text/richText.rules.ts';
import { hostileAddresses, leadsAstray } from '../testing/index.ts';
import { allowedAddress, thisSite } from './addresses.rules.ts';

const site = 'https://own.example';
const origins = ['https://games.example'];
const hostile = [...hostileAddresses('own.example'), ...hostileAddresses('games.example')];

it('there are some hundreds, most of which lead elsewhere', () => {
  expect(hostile.length).toBeGreaterThan(1000);
  expect(hostile.filter((address) => leadsAstray(address, { site, origins })).length).toBeGreaterThan(500);
});

describe('no hostile address finds a way', () => {
  it('off the site', () => {
    const allowed = hostile.filter((address) => allowedAddress(address, { site }));
    expect(allowed.filter((address) => leadsAstray(address, { site }))).toEqual([]);
  });

  it('off the site and its origins, neither as it is nor made whole nor as a path', () => {
    for (const address of hostile) {
      const url = allowedAddress(address, { site, origins });
      const followed = url === undefined ? [] : [address, url.href];
      if (url?.origin === site) followed.push(`${url.pathname}${url.search}${url.hash}`);
      expect(followed.filter((to) => leadsAstray(to, { site, origins }))).toEqual([]);
    }
  });

  it('off a site whose origin is not known', () => {
    const allowed = hostile.filter((address) => allowedAddress(address, { site: thisSite }));
    expect(allowed.filter((address) => leadsAstray(address, {}))).toEqual([]);
  });

  it('out of a merchant’s text, other than by a scheme that shows', () => {
    const schemes = ['https:', 'mailto:', 'tel:'];
    expect(hostile.filter(leadsSafely).filter((address) => leadsAstray(address, { schemes }))).toEqual([]);
  });
});

describe('a good address passes', () => {
  it.each([
    '/',
    '/promotions',
    '/lott?gameName=a%20b&page=2#rules',
    '/help?from=https://evil.test//x',
    '/%2e%2e/x',
    '/发财?é=1',
    '#games',
    'https://own.example/rng',
    'https://games.example/play?session=Zk3',
  ])('%s', (address) => expect(allowedAddress(address, { site, origins })).toBeDefined());
});

describe('a check that takes an address for what it looks like', () => {
  it.each<[string, (address: string) => boolean]>([
    ['begins with a slash', (address) => address.startsWith('/')],
    ['begins with one slash', (address) => /^\/(?!\/)/u.test(address)],
    ['begins with one slash and no backslash', (address) => /^\/(?![/\\])/u.test(address)],
    ['begins with the origin', (address) => address.startsWith(site)],
    ['has the host in it', (address) => address.includes('own.example')],
    ['ends with the host', (address) => address.endsWith('own.example')],
    ['has the origin of the site or none', (address) => !URL.canParse(address) || new URL(address).origin === site],
    ['has no scheme that runs', (address) => !/^(?:javascript|data|vbscript):/iu.test(address)],
  ])('lets some through: it %s', (_, check) => {
    expect(hostile.filter(check).filter((address) => leadsAstray(address, { site })).length).toBeGreaterThan(0);
  });
});
