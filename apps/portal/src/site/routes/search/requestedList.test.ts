import { expect, it } from 'vitest';
import { requestedList } from './requestedList.ts';

const asked = (query: string) => requestedList(new URLSearchParams(query));

it('reads the vendor and the category [REQ-192]', () => {
  expect(asked('list=VELVET&gameType=LIVE&lang=EN')).toEqual({ vendor: 'VELVET', category: 'LIVE' });
});

it.each([
  '',
  'list=VELVET',
  'gameType=LIVE',
  'list=VELVET&gameType=CHESS',
  'list=&gameType=LIVE',
  'list=You%20have%20won&gameType=LIVE',
  `list=${'A'.repeat(41)}&gameType=LIVE`,
])('finds no list in "%s"', (query) => {
  expect(asked(query)).toBeUndefined();
});
