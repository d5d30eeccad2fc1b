import { expect, it } from 'vitest';
import { requestedWayBack } from './requestedWayBack.ts';

const asked = (value: string) => requestedWayBack(new URLSearchParams({ return: value })).wayBack;

it('keeps a path of this site with its query [REQ-031]', () => {
  expect(asked('/seamless?gameCode=1')).toBe('/seamless?gameCode=1');
});

it.each([
  '',
  'no-path',
  'no-path/favorite',
  '//evil.example',
  '/\t/evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
])('refuses %s [REQ-031]', (value) => expect(asked(value)).toBeUndefined());

it('finds none where none is given', () => {
  expect(requestedWayBack(new URLSearchParams())).toEqual({ wayBack: undefined });
});
