import { expect, test } from 'vitest';
import { allowedBy } from './allowedBy.ts';

test.each([
  ['https://a.example', 'https://a.example/x?y', true],
  ['https://a.example', 'https://a.example:8443/x', false],
  ['https://a.example', 'http://a.example/x', false],
  ['https://a.example', 'https://a.example.evil.test/', false],
  ['https://a.example', 'https://b.example/x', false],
  ['https://a.example:8443', 'https://a.example:8443/x', true],
  ['https://a.example:8443', 'https://a.example/x', false],
  ['https://a.example:8443x', 'https://a.example:8443/x', false],
  ['x https://a.example', 'https://a.example/x', false],
  ['https://*.a.example', 'https://cdn.a.example/x', true],
  ['https://*.a.example', 'https://a.example/x', false],
  ['http://games.localhost:*', 'http://games.localhost:8390/play', true],
  ['http://games.localhost:*', 'http://evil.localhost:8390/play', false],
])('an origin %s and an address %s: %s', (origin, address, allowed) => {
  expect(allowedBy([origin], address)).toBe(allowed);
});

test('an address of the site itself is its own; what is no address, or names another host by leaving the scheme out, is not', () => {
  expect(allowedBy([], '/media/cover.svg')).toBe(true);
  expect(allowedBy([], '//evil.test/cover.svg')).toBe(false);
  expect(allowedBy(['https://a.example'], 'not an address')).toBe(false);
});

test.each(['/\\evil.test/x', '/\t/evil.test/x', '/\n\\evil.test', '\\\\evil.test', '/\r/a.example/x'])(
  'a path that a browser would follow to another host is none: %j',
  (address) => {
    expect(allowedBy(['https://b.example'], address)).toBe(false);
  },
);

test('one origin of several is enough', () => {
  expect(allowedBy(['https://a.example', 'https://b.example'], 'https://b.example/x')).toBe(true);
});
