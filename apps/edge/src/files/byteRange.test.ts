import { expect, test } from 'vitest';
import { byteRange } from './byteRange.ts';

test.each([
  [undefined, 'none'],
  ['', 'none'],
  ['bytes=', 'none'],
  ['bytes=-', 'none'],
  ['xbytes=0-1', 'none'],
  ['bytes=0-1x', 'none'],
  ['bytes=0-1,3-4', 'none'],
  ['bytes=3-2', 'none'],
  ['bytes=3-3', { start: 3, end: 3 }],
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=12-13', 'outside'],
  ['bytes=10-', 'outside'],
  ['bytes=9-', { start: 9, end: 9 }],
  ['bytes=00-10', { start: 0, end: 9 }],
  ['bytes=-0', 'outside'],
  ['bytes=-1', { start: 9, end: 9 }],
  ['bytes=-10', { start: 0, end: 9 }],
  ['bytes=-11', { start: 0, end: 9 }],
  ['bytes=0-99999999999999999999999', { start: 0, end: 9 }],
  ['bytes=99999999999999999999999-', 'outside'],
] as const)('of ten bytes, %s is %o', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});

test('every range of an empty file lies outside', () => {
  for (const header of ['bytes=0-', 'bytes=0-0', 'bytes=-1']) expect(byteRange(header, 0)).toBe('outside');
});
