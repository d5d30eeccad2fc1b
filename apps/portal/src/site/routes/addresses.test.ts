import { memberPageOfRoute, routeNames } from '@baize/domain/routes';
import { expect, it } from 'vitest';
import { bannerTarget } from './bannerTarget.ts';
import { routeNamed } from './paths.ts';
import { firstHref } from './firstHref.ts';

it('leads to the page that the banner names [REQ-207]', () => {
  expect(bannerTarget('login', 'home', false)).toBe('/login');
  expect(bannerTarget('promotions', 'home', true)).toBe('/promotions');
  expect(bannerTarget('promotion:a/b', 'home', false)).toBe('/promotions#a%2Fb');
  expect(bannerTarget('home', 'promotions', false)).toBe('/');
});

it.each([undefined, '', 'missions', 'promotion:', 'javascript:alert(1)', '//evil.example', 'down', 'seamless'])(
  'leads nowhere where %s names no other page of this release [REQ-207]',
  (to) => expect(bannerTarget(to, 'down', false)).toBeUndefined(),
);

it('does not lead a player to the login', () => {
  expect(bannerTarget('login', 'home', true)).toBeUndefined();
});

it.each([
  ['deposit', '/member/deposit'],
  ['bettingRecord', '/member/bettingRecord'],
  ['accountRecord', '/member/accountRecord'],
])('a banner of %s leads to its page of the member centre', (to, address) => {
  expect(bannerTarget(to, 'home', true)).toBe(address);
});

it('each route but a game has a page, or is one of the member centre', () => {
  const alone = routeNames.filter((name) => routeNamed(name) === undefined);
  expect(alone.filter((name) => !(name in memberPageOfRoute))).toEqual([]);
});

const none = { route: 'deposit', query: {} } as const;

it('is the address of the first place that this release has a page for', () => {
  const places = [none, { route: 'rng', query: { vassalage: 'V' } }, { route: 'home', query: {} }] as const;
  expect(firstHref(places)).toBe('/rng?vassalage=V');
});

it('is home where the release has none of them', () => {
  expect(firstHref([none])).toBe('/');
});
