import { expect, it, test } from 'vitest';
import { allowedAddress, thisSite } from './addresses.rules.ts';

const allows = (address: string, places: Parameters<typeof allowedAddress>[1]) =>
  allowedAddress(address, places) !== undefined;

test.each([
  ['https://a.example', 'https://a.example/x?y', true],
  ['https://a.example', 'https://a.example:8443/x', false],
  ['https://a.example', 'http://a.example/x', false],
  ['https://a.example', 'https://a.example.evil.test/', false],
  ['https://a.example', 'https://b.example/x', false],
  ['https://a.example', 'https://a.example@b.example/x', false],
  ['https://a.example', 'https://player@a.example/x', false],
  ['https://a.example', 'https://:secret@a.example/x', false],
  ['https://a.example', '//a.example/x', false],
  ['https://a.example', 'https:a.example/x', false],
  ['https://a.example', 'https:///a.example/x', false],
  ['https://a.example', '/x', false],
  ['https://a.example:8443', 'https://a.example:8443/x', true],
  ['https://a.example:8443', 'https://a.example/x', false],
  ['https://a.example:8443x', 'https://a.example:8443/x', false],
  ['x https://a.example', 'https://a.example/x', false],
  ['https://*.a.example', 'https://cdn.a.example/x', true],
  ['https://*.a.example', 'https://a.example/x', false],
  ['http://games.localhost:*', 'http://games.localhost:8390/play', true],
  ['http://games.localhost:*', 'http://evil.localhost:8390/play', false],
])('an origin %s and an address %s: %s', (origin, address, allowed) => {
  expect(allows(address, { origins: [origin] })).toBe(allowed);
});

it('one origin of several is enough', () => {
  expect(allows('https://b.example/x', { origins: ['https://a.example', 'https://b.example'] })).toBe(true);
});

test.each([
  ['/media/cover.svg', 'https://own.example/media/cover.svg'],
  ['/', 'https://own.example/'],
  ['/a b?c=ü#d', 'https://own.example/a%20b?c=%C3%BC#d'],
  ['#games', 'https://own.example/#games'],
  ['https://own.example/x', 'https://own.example/x'],
  ['HTTPS://OWN.example:443/x', 'https://own.example/x'],
])('a page of the site, %s, is its own', (address, href) => {
  expect(allowedAddress(address, { site: 'https://own.example' })?.href).toBe(href);
  expect(allowedAddress(address, { site: 'https://own.example:443' })?.href).toBe(href);
});

test.each([
  'own',
  '',
  '//own.example/x',
  'http://own.example/x',
  'https://own.example:8443/x',
  'https://player@own.example/x',
  '/\\own.example/x',
  '/\t/own.example/x',
  '/\u200b/x',
  '/..//evil.test',
  '/.//evil.test',
  'https://own.example//evil.test',
])('what is none, or could be read as another host, is not: %j', (address) => {
  expect(allows(address, { site: 'https://own.example', origins: ['https://b.example'] })).toBe(false);
});

test.each(['https://a.example/x', 'HTTPS://a.example', 'mailto:a@b.example', 'tel:+861', '/x', '#x'])(
  'a scheme that is allowed leads anywhere: %s',
  (address) => expect(allows(address, { site: thisSite, schemes: ['https:', 'mailto:', 'tel:'] })).toBe(true),
);

test.each([
  'http://a.example',
  'ftp://a.example',
  'javascript:x',
  'data:,x',
  'blob:https://a.example/1',
  'mailto:a@b.example',
])('a scheme that is not leads nowhere: %s', (address) =>
  expect(allows(address, { site: thisSite, schemes: ['https:', 'data:', 'blob:'] })).toBe(false),
);
