import { expect, test } from 'vitest';
import { acceptedEncoding } from './acceptedEncoding.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br', 'br'],
  ['BR', 'br'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['gzip, *;q=0', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0.8, gzip;q=0.5', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br ; q=0', undefined],
  ['br;Q=0', undefined],
  ['br; level=1; q=0', undefined],
  ['br;xq=0', 'br'],
  ['br;q=0.25, gzip;q=0.125', 'br'],
  ['br;q=0.5, gzip;q=0.5', 'br'],
  ['br; q=1.0', 'br'],
  ['identity, deflate', undefined],
  ['brotli', undefined],
] as const)('%s takes %s', (header, encoding) => {
  expect(acceptedEncoding(header, ['br', 'gzip'])).toBe(encoding);
});

test('what is not offered is not chosen', () => {
  expect(acceptedEncoding('br, gzip', [])).toBeUndefined();
  expect(acceptedEncoding('br, gzip;q=0.1', ['gzip'])).toBe('gzip');
});
