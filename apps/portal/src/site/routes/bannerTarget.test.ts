import { expect, it } from 'vitest';
import { bannerTarget } from './bannerTarget.ts';

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
