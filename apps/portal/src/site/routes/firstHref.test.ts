import { expect, it } from 'vitest';
import { firstHref } from './firstHref.ts';

const none = { route: 'deposit', query: {} } as const;

it('is the address of the first place that this release has a page for', () => {
  const places = [none, { route: 'rng', query: { vassalage: 'V' } }, { route: 'home', query: {} }] as const;
  expect(firstHref(places)).toBe('/rng?vassalage=V');
});

it('is home where the release has none of them', () => {
  expect(firstHref([none])).toBe('/');
});
